import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { makeLog } from './log.ts';
import { requestContext } from './request-context.ts';

const canary = 'kanarienvogel';
const cause = Object.assign(new Error(`invalid input syntax: "${canary}"`), {
  code: '22P02',
  severity: 'ERROR',
  detail: `Key (email)=(${canary}) already exists.`,
  table: 'members',
});
const error = Object.assign(new Error(`Failed query: insert\nparams: ${canary}`, { cause }), {
  query: 'insert',
  params: [canary],
});

test.each<[string, (log: ReturnType<typeof makeLog>) => void]>([
  ['as the only argument', (log) => log.error(error)],
  ['with a message', (log) => log.error({ err: error }, 'a request failed')],
  [
    'with a message that repeats it',
    (log) => log.error({ err: error, msg: `Error: ${error.message}` }),
  ],
  ['without a message', (log) => log.warn({ err: error })],
])('logs a database error without its query parameters, %s', (_, write) => {
  let line = '';
  write(makeLog('info', { write: (written) => (line += written) }));
  expect(line).not.toContain(canary);
  expect(JSON.parse(line)).toMatchObject({
    err: {
      message: 'a query failed',
      cause: { code: '22P02', message: 'the database rejected the statement members' },
    },
  });
});

test('logs a client error by its status only and at info level', () => {
  let line = '';
  const refusal = Object.assign(new Error(`${canary}.exe: not allowed`), { status: 400 });
  makeLog('info', { write: (written) => (line += written) }).error(refusal);
  expect(line).not.toContain(canary);
  expect(JSON.parse(line).err.message).toBe('rejected with 400');
  expect(JSON.parse(line).level, 'it is no error of ours').toBe(30);
});

test('logs a request aborted by its client at debug level and an aborted server connection as an error', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
  const [request] = await once(server, 'request');
  client.destroy();
  const [aborted] = await once(request, 'error');
  server.close();
  const away = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  const levels = (level: string) => {
    const lines: string[] = [];
    const log = makeLog(level, { write: (line) => void lines.push(line) });
    log.error(aborted);
    log.error({ err: new Error('fetch failed', { cause: aborted }) }, 'a request failed');
    log.error(away);
    return lines.map((line) => JSON.parse(line).level);
  };
  expect(levels('info')).toEqual([50]);
  expect(levels('debug')).toEqual([20, 20, 50]);
});

test('logs a job without its input and attempt log', () => {
  let line = '';
  const job = {
    id: 7,
    taskSlug: 'purgeExpiredSubmissions',
    input: canary,
    log: [{ error: error.message }],
  };
  makeLog('info', { write: (written) => (line += written) }).error({ err: error, job });
  expect(line).not.toContain(canary);
  expect(JSON.parse(line).job).toEqual({ id: 7, taskSlug: 'purgeExpiredSubmissions' });
});

test('logs other events as one JSON line with a timestamp', () => {
  let line = '';
  makeLog('info', { write: (written) => (line += written) }).info({ port: 1 }, 'site is ready');
  const event = JSON.parse(line);
  expect(event).toMatchObject({ level: 30, port: 1, msg: 'site is ready' });
  expect(Math.abs(event.time - Date.now())).toBeLessThan(60_000);
});

test('includes the request ID once per line', () => {
  let lines = '';
  const log = makeLog('info', { write: (written) => (lines += written) });
  log.info('of none');
  requestContext.run({ id: 'a' }, () => {
    log.info('of one');
    log.child({ reqId: 'b' }).info('of one of its own');
  });
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => line.match(/"reqId":"\w"/g)),
  ).toEqual([null, ['"reqId":"a"'], ['"reqId":"b"']]);
});
