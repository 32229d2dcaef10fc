;;; potluck-tests.el --- Tests of potluck.el  -*- lexical-binding: t; -*-

;; Copyright (c) 2026 The Potluck authors
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Types into the minibuffer and looks at the buffer, against `potluck stdio --fixtures'.
;; Run by .ci/test-editors.

;;; Code:

(require 'ert)
(require 'potluck)

(defconst potluck-tests--patience 120 "Seconds until a test gives up.")

(defvar potluck-tests--seen nil "What the minibuffer showed below the words, newest first.")
(defvar potluck-tests--cancelled nil "How many searches were cancelled, newest count first.")

(defun potluck-tests--file (variable)
  "The text of the file that the environment VARIABLE names."
  (with-temp-buffer
    (insert-file-contents (getenv variable))
    (buffer-string)))

(defun potluck-tests-await ()
  "Wait until there is an answer to the words in the minibuffer."
  (interactive)
  (let ((words (minibuffer-contents-no-properties)))
    (with-timeout (potluck-tests--patience (error "No answer to %S" words))
      (while (not (or potluck--items potluck--note)) (accept-process-output nil 0.02)))
    (push (substring-no-properties (overlay-get potluck--overlay 'after-string))
          potluck-tests--seen)))

(defun potluck-tests-pause ()
  "Give Potluck time to receive a search."
  (interactive)
  (accept-process-output nil 0.5))

(defun potluck-tests-count ()
  "Note how many searches are cancelled so far."
  (interactive)
  (push (potluck-tests--answers -32800) potluck-tests--cancelled))

(defun potluck-tests-clear ()
  "Forget the words and what was found."
  (interactive)
  (delete-minibuffer-contents)
  (setq potluck--items nil potluck--note nil))

(define-key potluck-keymap (kbd "<f1>") #'potluck-tests-await)
(define-key potluck-keymap (kbd "<f2>") #'potluck-tests-pause)
(define-key potluck-keymap (kbd "<f3>") #'potluck-tests-clear)
(define-key potluck-keymap (kbd "<f4>") #'potluck-tests-count)

(defun potluck-tests--type (&rest keys)
  "Run `potluck-insert-recipe' in a buffer of two lines, typing KEYS; the buffer's text."
  (setq potluck-tests--seen nil potluck-tests--cancelled nil)
  (with-temp-buffer
    (switch-to-buffer (current-buffer))
    (insert "before\nafter\n")
    (goto-char (point-min))
    (forward-line)
    (execute-kbd-macro (apply #'vconcat [?\M-x] "potluck-insert-recipe" [return] keys))
    (buffer-string)))

(defun potluck-tests--answers (code)
  "How many answers of CODE all runs of Potluck have sent."
  (let ((count 0))
    (dolist (file (file-expand-wildcards
                   (expand-file-name "sent.*" (getenv "POTLUCK_TEST_FOLDER"))))
      (with-temp-buffer
        (insert-file-contents file)
        (setq count (+ count (how-many (format "\"code\":%d" code) (point-min))))))
    count))

(ert-deftest potluck-inserts-the-chosen-recipe ()
  (should (equal (potluck-tests--type "soup" [f1 down f1 up f1 return])
                 (concat "before\n" (potluck-tests--file "POTLUCK_TEST_RECIPE") "after\n")))
  (should (= 3 (length potluck-tests--seen)))
  (should (< 2 (length (split-string (car potluck-tests--seen) "\n")))))

(ert-deftest potluck-newer-words-cancel-a-slow-search ()
  (should (string-prefix-p "before\n# "
                           (potluck-tests--type "__slow__" [f2 f4 f3] "soup" [f1 f4 return])))
  (should (apply #'> potluck-tests--cancelled)))

(ert-deftest potluck-an-empty-answer-says-why ()
  (should-error (potluck-tests--type "__empty__" [f1 f3] "__fail__" [f1 return]))
  (should (equal potluck-tests--seen
                 '(" \nthe sources could not be asked" " \nnobody has it"))))

(ert-deftest potluck-quitting-leaves-the-buffer-alone-and-no-process ()
  (should (equal (potluck-tests--type "__slow__" [f2 ?\C-g]) "before\nafter\n"))
  (should-not (process-list)))

(ert-deftest potluck-eglot-hovers ()
  (skip-unless (require 'eglot nil t))
  (let ((file (expand-file-name "eglot/hover.txt" (getenv "POTLUCK_TEST_FOLDER"))))
    (make-directory (file-name-directory file) t)
    (with-temp-file file (insert "see https://example.org/fixture/1\n"))
    (with-current-buffer (find-file-noselect file)
      (text-mode)
      (apply #'eglot--connect (eglot--guess-contact))
      (unwind-protect
          (progn
            (with-timeout (potluck-tests--patience (error "Potluck does not serve the buffer"))
              (while (not (eglot-current-server)) (accept-process-output nil 0.02)))
            (goto-char 20)
            (let ((title (substring (car (split-string (potluck-tests--file "POTLUCK_TEST_RECIPE")
                                                       "\n"))
                                    2))
                  (hover (jsonrpc-request (eglot-current-server) :textDocument/hover
                                          (eglot--TextDocumentPositionParams))))
              (should (string-search title (plist-get (plist-get hover :contents) :value))))
            (should (eglot-code-actions (point) (point))))
        (eglot-shutdown (eglot-current-server) nil nil nil)))))

(provide 'potluck-tests)
;;; potluck-tests.el ends here
