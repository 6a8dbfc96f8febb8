-- Sends each line of a file once, or again and again, as the body of a POST, and prints what came of it as one line of JSON.
local bodies, file, again

function init(arguments)
  file = arguments[1]
  again = arguments[2] == 'again'
  bodies = io.lines(file)
end

function request()
  local body = bodies and bodies()
  if body == nil and again then
    bodies = io.lines(file)
    body = bodies()
  end
  if body == nil then
    -- Nothing is sent twice that counts: the run ends here.
    bodies = nil
    wrk.thread:stop()
    return wrk.format('GET', '/health/live')
  end
  return wrk.format('POST', nil, nil, body)
end

function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format('\n{"requests":%d,"seconds":%f,"failures":%d,"median":%f,"p99":%f}\n', summary.requests,
    summary.duration / 1e6, failures, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
