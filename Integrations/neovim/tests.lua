-- Drives a Neovim that is set up as Documentation/Editors.md says, key by key, against
-- `potluck stdio --fixtures`. Run by .ci/test-editors; part of Potluck, under the MIT License.
local folder = assert(vim.env.POTLUCK_TEST_FOLDER, "run .ci/test-editors")
local patience = 120 * 1000
local editor

local function lua(code, ...) return vim.rpcrequest(editor, "nvim_exec_lua", code, { ... }) end

local function press(keys) vim.rpcrequest(editor, "nvim_input", keys) end

local function lines_of(path)
  local lines = {}
  for text in io.lines(path) do table.insert(lines, text) end
  return lines
end

--- The text below the words in the picker, row by row; the selected one starts with ">".
local function shown()
  return lua([[
    local rows, space = {}, vim.api.nvim_create_namespace("potluck")
    for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(0, space, 0, -1, { details = true })) do
      for _, row in ipairs(mark[4].virt_lines or {}) do
        table.insert(rows, (row[1][2] == "PmenuSel" and ">" or " ") .. row[1][1])
      end
    end
    return rows]])
end

local function buffer() return lua("return vim.api.nvim_buf_get_lines(0, 0, -1, false)") end

local function until_true(what, condition)
  if vim.wait(patience, condition, 20) then return end
  local messages = lua([[return vim.api.nvim_exec("messages", true)]])
  error(("%s: not so after %d s\nbuffer: %s\npicker: %s\nmessages: %s"):format(
    what, patience / 1000, vim.inspect(buffer()), vim.inspect(shown()), messages))
end

local function equal(what, got, wanted)
  if vim.deep_equal(got, wanted) then return end
  error(("%s\ngot:    %s\nwanted: %s"):format(what, vim.inspect(got), vim.inspect(wanted)))
end

local function edit(name, lines)
  local path = folder .. "/" .. name
  vim.fn.writefile(lines, path)
  lua([[vim.cmd("edit! " .. vim.fn.fnameescape(...))]], path)
end

local function await_client()
  until_true("Potluck serves the buffer", function()
    return lua([[
      local clients = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
      return #clients == 1 and clients[1].name == "potluck" and clients[1].initialized == true
        and vim.lsp.buf_is_attached(0, clients[1].id)]])
  end)
end

--- How many answers of a code Potluck has sent to this editor.
local function answers(code)
  local count = 0
  for _, path in ipairs(vim.fn.glob(folder .. "/sent.*", true, true)) do
    local file = assert(io.open(path))
    for _ in file:read("a"):gmatch('"code":' .. vim.pesc(code)) do count = count + 1 end
    file:close()
  end
  return count
end

local recipe = lines_of(vim.env.POTLUCK_TEST_RECIPE)
local tests = {}

function tests.a_hover_shows_the_recipe_behind_a_link()
  edit("hover.md", { "😀 [Dinner](https://example.org/fixture/1)" })
  await_client()
  press("fD" .. "K")
  until_true("a float opens with the title", function()
    return lua([[
      for _, window in ipairs(vim.api.nvim_list_wins()) do
        if vim.api.nvim_win_get_config(window).relative ~= "" then
          local buffer = vim.api.nvim_win_get_buf(window)
          return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
        end
      end
      return ""]]):find(recipe[1]:gsub("^# ", ""), 1, true) ~= nil
  end)
end

function tests.a_code_action_inserts_the_recipe()
  edit("action.md", { "😀 [Dinner](https://example.org/fixture/1)", "after" })
  await_client()
  lua([[vim.ui.select = function(items, options, choose)
    for index, item in ipairs(items) do
      if options.format_item(item):find("Markdown") then return choose(item, index) end
    end
    error("no Markdown among " .. vim.inspect(items))
  end]])
  press("fD" .. "gra")
  until_true("the buffer grows", function() return #buffer() > 2 end)
  local wanted = { "😀 [Dinner](https://example.org/fixture/1)", "" }
  vim.list_extend(wanted, recipe)
  equal("what the code action wrote", buffer(), vim.list_extend(wanted, { "after" }))
end

function tests.the_picker_searches_as_you_type_and_inserts()
  edit("pick.md", { "before", "after" })
  await_client()
  press("gg\\r")
  for letter in ("soup"):gmatch(".") do press(letter) end
  until_true("the picker shows recipes", function() return #shown() > 1 end)
  local first = shown()
  press("<Down>")
  until_true("the next one is selected", function() return shown()[2]:sub(1, 1) == ">" end)
  press("<Up>")
  until_true("the first is selected again", function() return vim.deep_equal(shown(), first) end)
  press("<CR>")
  until_true("the buffer grows", function() return #buffer() > 2 end)
  local wanted = vim.list_extend({ "before" }, recipe)
  equal("what the picker wrote", buffer(), vim.list_extend(wanted, { "after" }))
  equal("the mode", lua("return vim.api.nvim_get_mode().mode"), "n")
end

function tests.newer_words_and_escape_cancel_a_slow_search()
  edit("slow.md", { "text" })
  await_client()
  local before = answers("-32800")
  press("\\r__slow__")
  vim.wait(500)
  press("<C-u>soup")
  until_true("the recipes of the newer words", function() return #shown() > 1 end)
  until_true("the slow search is cancelled", function() return answers("-32800") > before end)
  press("<C-u>__slow__")
  vim.wait(500)
  before = answers("-32800")
  press("<Esc>")
  until_true("Escape cancels too", function() return answers("-32800") > before end)
  equal("the buffer", buffer(), { "text" })
end

function tests.an_empty_answer_says_why()
  edit("empty.md", { "text" })
  await_client()
  press("\\r__empty__")
  until_true("nobody has it", function() return shown()[1] == " nobody has it" end)
  press("<C-u>__fail__")
  until_true("nobody could be asked", function()
    return shown()[1] == " the sources could not be asked"
  end)
  press("<CR>")
  until_true("the picker is gone", function() return vim.deep_equal(buffer(), { "text" }) end)
end

function tests.what_has_to_be_said_is_seen_above_every_list()
  local lines = lua("return vim.o.lines")
  for _, height in ipairs({ lines, 12 }) do
    lua("vim.o.lines = ...", height)
    edit("part.md", { "text" })
    await_client()
    press("\\r__part__")
    until_true("recipes and a note", function()
      return shown()[1] == " not every source answered in full" and #shown() > 1
    end)
    for _ = 1, 11 do press("<Down>") end
    until_true("the twelfth is selected, and in sight with the note", function()
      local rows, room = shown(), lua("return vim.api.nvim_win_get_height(0)") - 1
      local selected = 0
      for place, row in ipairs(rows) do if row:sub(1, 1) == ">" then selected = place end end
      return #rows <= room and rows[1]:find("not every source", 1, true)
        and selected == math.min(13, room)
    end)
    press("<Esc>")
    until_true("the picker is gone", function() return vim.deep_equal(buffer(), { "text" }) end)
  end
  lua("vim.o.lines = ...", lines)
end

local failures = 0
local command = { vim.v.progpath, "--embed", "--headless", "-n", "-i", "NONE" }
editor = vim.fn.jobstart(command, { rpc = true })
for _, name in ipairs(vim.fn.sort(vim.tbl_keys(tests))) do
  local fine, problem = pcall(tests[name])
  io.stdout:write((fine and "ok   " or "FAIL ") .. "neovim: " .. name:gsub("_", " ") .. "\n")
  if not fine then
    failures = failures + 1
    io.stdout:write(tostring(problem) .. "\n")
  end
  lua([[vim.cmd("stopinsert | silent! %bwipeout!")]])
end
pcall(vim.rpcnotify, editor, "nvim_command", "qall!")
if vim.fn.jobwait({ editor }, patience)[1] ~= 0 then
  io.stdout:write("FAIL neovim: it does not end\n")
  failures = failures + 1
end
vim.cmd(failures == 0 and "qall!" or "cquit 1")
