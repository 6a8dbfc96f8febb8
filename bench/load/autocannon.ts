/** The load generator for a machine without wrk: the same JSON line from autocannon. Its argument is JSON. */
import autocannon from 'autocannon';

const { origin, paths, headers, seconds, connections } = JSON.parse(process.argv[2] ?? '{}') as {
  origin: string;
  paths: string[];
  headers: Record<string, string>;
  seconds: number;
  connections: number;
};
const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  headers,
  requests: paths.map((path) => ({ method: 'GET' as const, path })),
});
console.log(
  JSON.stringify({
    requests: result.requests.total,
    seconds: result.duration,
    failures: result.errors + result.timeouts + result['4xx'] + result['5xx'],
  }),
);
