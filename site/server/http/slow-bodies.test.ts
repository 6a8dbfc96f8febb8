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

/** A body of so many bytes of which only the beginning is sent, and what comes back for it so far. */
function begin(path: string, type: string, bytes = 1000) {
  const socket = connect({ port, host: '127.0.0.1' });
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`;
  const begun = {
    answer: '',
    end: once(socket, 'close'),
    send: (more: string) => socket.write(more),
    hangUp: () => socket.destroy(),
  };
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    begun.answer += String(part);
  });
  socket.write(`${head}Content-Length: ${bytes}\r\n\r\n{"name"`);
  return begun;
}

test('a body that does not come in time is answered with 408, a page that is not there too; forms with files have longer', async () => {
  const upload = 'multipart/form-data; boundary=x';
  const patient = [
    begin('/umbraco/api/sponsoring/SubmitMessage', upload),
    begin('/umbraco/api/whistleblowing/SubmitMessage', 'application/json'),
  ];
  for (const path of ['/umbraco/api/contact/SubmitMessage', '/nothing']) {
    const begun = begin(path, 'application/json');
    await begun.end;
    expect(begun.answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(begun.answer).toContain('application/problem+json');
    expect(begun.answer).toContain('x-content-type-options: nosniff');
  }
  // These began before.
  for (const { answer, end, hangUp } of patient) {
    expect(answer).toBe('');
    hangUp();
    await end;
  }
});

test('files that hardly come are cut off after a while, those that go on are not', async () => {
  const path = '/umbraco/api/sponsoring/SubmitMessage';
  const upload = 'multipart/form-data; boundary=x';
  const [drips, goesOn] = [begin(path, upload, 1_000_000), begin(path, upload, 1_000_000)];
  const sending = setInterval(() => {
    drips.send('x');
    goesOn.send('x'.repeat(5000));
  }, 200);
  await drips.end;
  clearInterval(sending);
  expect(drips.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(goesOn.answer).toBe('');
  goesOn.hangUp();
  await goesOn.end;
});
