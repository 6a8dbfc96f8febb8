import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await boot({ limits: { requestTimeout: 500 } });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as { port: number }).port;
});
afterAll(() => site?.close());

/** Sends the start of a body of this size only, and collects the response. */
function begin(path: string, type: string, bytes = 1000) {
  const socket = connect({ port, host: '127.0.0.1' });
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`;
  const begun = {
    response: '',
    end: once(socket, 'close'),
    send: (more: string) => socket.write(more),
    hangUp: () => socket.destroy(),
  };
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    begun.response += String(part);
  });
  socket.write(`${head}Content-Length: ${bytes}\r\n\r\n{"name"`);
  return begun;
}

test('returns 408 for a slow body, also on unknown paths, and later for uploads', async () => {
  const upload = 'multipart/form-data; boundary=x';
  const uploads = [
    begin('/umbraco/api/sponsoring/SubmitMessage', upload),
    begin('/umbraco/api/whistleblowing/SubmitMessage', 'application/json'),
  ];
  for (const path of ['/umbraco/api/contact/SubmitMessage', '/nothing']) {
    const begun = begin(path, 'application/json');
    await begun.end;
    expect(begun.response).toMatch(/^HTTP\/1\.1 408 /);
    expect(begun.response).toContain('application/problem+json');
    expect(begun.response).toContain('x-content-type-options: nosniff');
  }
  // Started earlier.
  for (const { response, end, hangUp } of uploads) {
    expect(response).toBe('');
    hangUp();
    await end;
  }
});

test('returns 408 for a stalled upload and not for a progressing one', async () => {
  const path = '/umbraco/api/sponsoring/SubmitMessage';
  const upload = 'multipart/form-data; boundary=x';
  const [stalled, progressing] = [begin(path, upload, 1_000_000), begin(path, upload, 1_000_000)];
  const sending = setInterval(() => {
    stalled.send('x');
    progressing.send('x'.repeat(5000));
  }, 200);
  await stalled.end;
  clearInterval(sending);
  expect(stalled.response).toMatch(/^HTTP\/1\.1 408 /);
  expect(progressing.response).toBe('');
  progressing.hangUp();
  await progressing.end;
});
