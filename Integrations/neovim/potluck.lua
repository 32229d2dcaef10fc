-- Potluck for Neovim 0.7.2 and later: search recipes as you type, insert the chosen one.
-- Needs no plugin: the built-in LSP client speaks to `potluck stdio`.
-- Part of Potluck, under the MIT License.
local api, lsp = vim.api, vim.lsp
local M = { cmd = { "potluck", "stdio" }, render = "markdown", limit = 15, debounceMs = 80 }
local space = api.nvim_create_namespace("potluck")
local notes = {
  nobodyHasIt = "nobody has it", couldNotAsk = "the sources could not be asked",
  filteredOut = "the filters left nothing",
}

-- The functions of a client became methods in Neovim 0.11.
local function call(client, name, ...)
  if vim.fn.has("nvim-0.11") == 1 then return client[name](client, ...) end
  return client[name](...)
end

local function complain(message) vim.notify(message, vim.log.levels.ERROR) end

--- Gives the current buffer hovers and code actions; starts Potluck unless it runs.
function M.start()
  local id
  for _, client in ipairs((lsp.get_clients or lsp.get_active_clients)()) do
    if client.name == "potluck" and not call(client, "is_stopped") then id = client.id end
  end
  id = id or (lsp.start or lsp.start_client)({ name = "potluck", cmd = M.cmd })
  if not id then return end
  lsp.buf_attach_client(0, id)
  return id
end

--- Opens the picker. Return puts the selected recipe below the line of the cursor, Ctrl-S keeps it.
function M.pick()
  local id, client = M.start(), nil
  vim.wait(5000, function()
    client = id and lsp.get_client_by_id(id)
    return not client or client.initialized
  end, 10)
  if not (client and client.initialized) then return complain("Potluck did not start") end
  local target, query, items, selected, note, request = api.nvim_get_current_buf(), "", {}, 1
  local place = api.nvim_buf_set_extmark(target, space, api.nvim_win_get_cursor(0)[1] - 1, 0, {})
  local box = api.nvim_create_buf(false, true)
  vim.bo[box].bufhidden = "wipe"
  api.nvim_open_win(box, true, {
    relative = "editor", row = 1, col = 1, style = "minimal", border = "single",
    width = math.max(20, math.min(vim.o.columns - 4, 100)),
    height = math.max(3, math.min(vim.o.lines - 4, M.limit + 2)),
  })

  local function show()
    local lines = {}
    -- What has to be said of the list comes first: no list is too long for it to be seen.
    if note then lines[1] = { { note, "Comment" } } end
    local room = api.nvim_win_get_height(vim.fn.bufwinid(box)) - 1 - #lines
    local first = math.max(1, selected - room + 1)
    for row = first, math.min(#items, first + room - 1) do
      local item = items[row]
      local time = item.totalMinutes and item.totalMinutes .. " min" or ""
      local text = { item.title, item.publisher or "", time }
      table.insert(lines, {
        { table.concat(text, "  "), row == selected and "PmenuSel" or "Pmenu" },
      })
    end
    api.nvim_buf_set_extmark(box, space, 0, 0, { id = 1, virt_lines = lines })
  end

  -- Potluck cancels the older search of the same key; Neovim never tells of cancelled ones.
  local function search()
    local words = vim.trim(api.nvim_buf_get_lines(box, 0, 1, false)[1])
    if words == query then return end
    query = words
    _, request = call(client, "request", "search", {
      query = words, limit = M.limit, debounceMs = M.debounceMs, supersedes = "potluck.lua",
    }, function(problem, found)
      if words ~= query or not api.nvim_buf_is_valid(box) then return end
      items, selected = problem and {} or found.items, 1
      note = problem and problem.message or notes[found.summary.answer]
      if not note and not found.complete then note = "not every source answered in full" end
      show()
    end, target)
  end

  local function insert(item)
    local params = { id = item.id, render = M.render }
    call(client, "request", "recipe/get", params, function(problem, found)
      if problem then return complain(problem.message) end
      local row = api.nvim_buf_get_extmark_by_id(target, space, place, {})[1] + 1
      local lines = vim.split(vim.trim(found.rendered.text), "\n")
      api.nvim_buf_set_lines(target, row, row, false, lines)
    end, target)
  end

  local function keep()
    local item = items[selected]
    if not item then return end
    call(client, "request", "kept/add", { id = item.id }, function(problem, answer)
      if problem then return complain(problem.message) end
      local kept = answer.wasKept and "was kept already: " or "kept: "
      vim.notify(kept .. answer.recipe.id)
    end, target)
  end

  local function move(by)
    selected = math.max(1, math.min(selected + by, #items))
    show()
  end

  local function down() move(1) end
  local function up() move(-1) end
  local function leave() vim.cmd("stopinsert | bwipeout!") end
  local function choose()
    leave()
    if items[selected] then insert(items[selected]) end
  end
  local keys = {
    ["<Down>"] = down, ["<C-n>"] = down, ["<Up>"] = up, ["<C-p>"] = up,
    ["<Esc>"] = leave, ["<CR>"] = choose, ["<C-s>"] = keep,
  }
  for key, action in pairs(keys) do vim.keymap.set({ "i", "n" }, key, action, { buffer = box }) end
  api.nvim_create_autocmd({ "TextChangedI", "TextChangedP" }, { buffer = box, callback = search })
  api.nvim_create_autocmd("BufWipeout", { buffer = box, callback = function()
    if request then call(client, "cancel_request", request) end
  end })
  vim.cmd("startinsert")
end

return M
