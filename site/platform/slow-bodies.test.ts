import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await boot({ limits: { requestTimeout: 500 } });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as { port: number }).port;
});
afterAll(() => site?.close());

/** What comes back for a body of which only the beginning is sent, within so many milliseconds. */
function beginning(path: string, type: string, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let read = '';
    const over = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (part) => {
      read += String(part);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(over);
      resolve(read);
    });
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`;
    socket.write(`${head}Content-Length: 1000\r\n\r\n{"name"`);
  });
}

test('a body that does not come in time is answered with 408, a page that is not there too', async () => {
  for (const path of ['/umbraco/api/contact/SubmitMessage', '/nothing']) {
    const answer = await beginning(path, 'application/json', 10_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain('x-content-type-options: nosniff');
  }
});

test('forms with files have longer', async () => {
  const type = 'multipart/form-data; boundary=x';
  expect(await beginning('/umbraco/api/sponsoring/SubmitMessage', type, 2000)).toBe('');
  const report = '/umbraco/api/whistleblowing/SubmitMessage';
  expect(await beginning(report, 'application/json', 2000)).toBe('');
});
