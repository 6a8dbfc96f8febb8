-- Asks for the paths given after `--` in turn and prints what came of it as one line of JSON.
local paths = {}
local turn = 0

function init(arguments)
  for _, path in ipairs(arguments) do
    paths[#paths + 1] = wrk.format('GET', path)
  end
end

function request()
  turn = turn % #paths + 1
  return paths[turn]
end

function done(summary)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format('\n{"requests":%d,"seconds":%f,"failures":%d}\n', summary.requests, summary.duration / 1e6, failures))
end
