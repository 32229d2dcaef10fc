;;; potluck.el --- Search recipes as you type and insert one  -*- lexical-binding: t; -*-

;; Copyright (c) 2026 The Potluck authors
;; SPDX-License-Identifier: MIT
;; Version: 1.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: convenience

;;; Commentary:

;; M-x potluck-insert-recipe searches as you type in the minibuffer.  The arrow keys, C-n and C-p
;; select, RET inserts the selected recipe at point, C-s keeps it.  The built-in jsonrpc.el speaks to
;; `potluck stdio', which runs only as long as the command does.

;;; Code:

(require 'cl-lib)
(require 'jsonrpc)
(require 'subr-x)

(defgroup potluck nil
  "Recipes from many sources."
  :group 'convenience)

(defcustom potluck-command '("potluck" "stdio")
  "The program and its arguments."
  :type '(repeat string))

(defcustom potluck-render "markdown"
  "The form in which a recipe is inserted."
  :type '(choice (const "markdown") (const "cooklang") (const "text") (const "jsonld")))

(defcustom potluck-limit 12
  "How many recipes are shown."
  :type 'integer)

(defcustom potluck-debounce-ms 80
  "How long Potluck waits for the next key before it searches, in milliseconds."
  :type 'integer)

(defvar potluck-keymap
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map minibuffer-local-map)
    map)
  "Keys of the minibuffer while recipes are searched.")

(dolist (binding '(("<down>" . potluck-next) ("C-n" . potluck-next)
                   ("<up>" . potluck-previous) ("C-p" . potluck-previous)
                   ("C-s" . potluck-keep)))
  (define-key potluck-keymap (kbd (car binding)) (cdr binding)))

(defvar-local potluck--connection nil "The connection that this minibuffer asks.")
(defvar-local potluck--query "" "The words that were searched last.")
(defvar-local potluck--items nil "The recipes on show.")
(defvar-local potluck--selected 0 "The index of the selected recipe.")
(defvar-local potluck--note nil "What has to be said of the recipes.")
(defvar-local potluck--overlay nil "Shows the recipes below the words.")

(defun potluck--start ()
  "Start Potluck; the connection to it."
  (make-instance
   'jsonrpc-process-connection
   :name "potluck"
   :process (lambda ()
              (make-process
               :name "potluck" :command potluck-command :connection-type 'pipe
               :coding 'utf-8-emacs-unix :noquery t
               :stderr (get-buffer-create "*potluck stderr*")))))

(defun potluck--greet (connection)
  "Shake hands over CONNECTION."
  (jsonrpc-request connection :initialize
                   (list :processId (emacs-pid) :capabilities (make-hash-table)))
  (jsonrpc-notify connection :initialized (make-hash-table)))

(defun potluck--stop (connection)
  "End the Potluck behind CONNECTION; whatever it still does is cancelled."
  (let ((inhibit-message t))
    (ignore-errors
      (jsonrpc-request connection :shutdown nil :timeout 2)
      (jsonrpc-notify connection :exit nil)
      (with-timeout (2)
        (while (jsonrpc-running-p connection) (accept-process-output nil 0.02))))
    (jsonrpc-shutdown connection t)
    (kill-buffer (jsonrpc-events-buffer connection))))

(defun potluck--line (item)
  "Describe ITEM in one line."
  (let ((minutes (plist-get item :totalMinutes)))
    (string-join
     (delq nil (list (plist-get item :title) (plist-get item :publisher)
                     (and minutes (format "%d min" minutes))))
     "  ")))

(defun potluck--note (found)
  "What has to be said of FOUND beside its recipes, or nil."
  (or (cdr (assoc (plist-get (plist-get found :summary) :answer)
                  '(("nobodyHasIt" . "nobody has it")
                    ("couldNotAsk" . "the sources could not be asked")
                    ("filteredOut" . "the filters left nothing"))))
      (and (eq (plist-get found :complete) :json-false) "not every source answered in full")))

(defun potluck--show ()
  "Show the recipes, and what has to be said of them."
  (let* ((index -1)
         (lines (mapcar (lambda (item)
                          (let ((line (potluck--line item)))
                            (if (= (cl-incf index) potluck--selected)
                                (propertize line 'face 'highlight)
                              line)))
                        potluck--items))
         (note (and potluck--note (list (propertize potluck--note 'face 'shadow))))
         (text (string-join (cons " " (append lines note)) "\n")))
    (put-text-property 0 1 'cursor t text)
    (move-overlay potluck--overlay (point-max) (point-max))
    (overlay-put potluck--overlay 'after-string text)))

(defun potluck-next (&optional count)
  "Select the recipe COUNT lines further down."
  (interactive "p")
  (setq potluck--selected
        (max 0 (min (+ potluck--selected (or count 1)) (1- (length potluck--items)))))
  (potluck--show))

(defun potluck-previous (&optional count)
  "Select the recipe COUNT lines further up."
  (interactive "p")
  (potluck-next (- (or count 1))))

(defun potluck-keep ()
  "Keep the selected recipe, with its pictures and its page."
  (interactive)
  (let ((item (or (nth potluck--selected potluck--items) (user-error "No recipe"))))
    (jsonrpc-async-request
     potluck--connection :kept/add (list :id (plist-get item :id))
     :timeout 120
     :success-fn (lambda (answer)
                   (message "%s: %s"
                            (if (eq (plist-get answer :wasKept) t) "Was kept already" "Kept")
                            (plist-get (plist-get answer :recipe) :id)))
     :error-fn (jsonrpc-lambda (&key message &allow-other-keys)
                 (message "Not kept: %s" message)))))

(defun potluck--search ()
  "Search for the words in the minibuffer, if they changed.
Potluck cancels the older search of the same key at once."
  (let ((words (string-trim (minibuffer-contents-no-properties)))
        (buffer (current-buffer)))
    (unless (equal words potluck--query)
      (setq potluck--query words)
      (cl-flet ((arrive (items note)
                  (when (buffer-live-p buffer)
                    (with-current-buffer buffer
                      (when (equal words potluck--query)
                        (setq potluck--items items potluck--selected 0 potluck--note note)
                        (potluck--show))))))
        (jsonrpc-async-request
         potluck--connection :search
         (list :query words :limit potluck-limit :debounceMs potluck-debounce-ms
               :supersedes "potluck.el")
         :timeout 120
         :success-fn (lambda (found)
                       (arrive (append (plist-get found :items) nil) (potluck--note found)))
         :error-fn (jsonrpc-lambda (&key message &allow-other-keys)
                     (arrive nil message)))))))

(defun potluck--read (connection)
  "Let the user choose a recipe over CONNECTION; nil when there is none to choose."
  (let ((max-mini-window-height (+ potluck-limit 2))
        chosen)
    (minibuffer-with-setup-hook
        (lambda ()
          (setq-local truncate-lines t)
          (setq potluck--connection connection
                potluck--overlay (make-overlay (point-max) (point-max) nil t t))
          (add-hook 'post-command-hook #'potluck--search nil t)
          (add-hook 'minibuffer-exit-hook
                    (lambda () (setq chosen (nth potluck--selected potluck--items)))
                    nil t))
      (read-from-minibuffer "Recipe: " nil potluck-keymap))
    chosen))

;;;###autoload
(defun potluck-insert-recipe ()
  "Search recipes as you type, and insert the chosen one at point."
  (interactive "*")
  (let ((connection (potluck--start)))
    (unwind-protect
        (let* ((item (progn (potluck--greet connection)
                            (or (potluck--read connection) (user-error "No recipe"))))
               (found (jsonrpc-request connection :recipe/get
                                       (list :id (plist-get item :id) :render potluck-render)
                                       :timeout 60)))
          (unless (bolp) (insert "\n"))
          (insert (string-trim (plist-get (plist-get found :rendered) :text)) "\n"))
      (potluck--stop connection))))

(provide 'potluck)
;;; potluck.el ends here
