import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emailOf, logInForCookie, password } from './people.ts';
import { testStudio } from './server.ts';

const studio = testStudio();

const form = (more: string) =>
  `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${more}`;
const bodies = [
  ['application/json', '{"email":"half of'],
  ['application/json', `{"email":"${'x'.repeat(300_000)}`],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition'],
  ['multipart/form-data; boundary=x', form('half of')],
  ['multipart/form-data; boundary=x', form('x'.repeat(500_000))],
  ['text/plain', 'half of'],
] as const;

/** Sends the headers and a part of the body, then closes or resets the connection. */
async function abortRequest(
  path: string,
  cookie: string,
  type: string,
  body: string,
  closing: 'end' | 'reset',
) {
  const socket = connect({ port: Number(new URL(studio.origin).port), host: '127.0.0.1' });
  socket.on('error', () => undefined).resume();
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(studio.origin).host}`,
    `Origin: ${studio.origin}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    `Content-Type: ${type}`,
    'Content-Length: 900000',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  await wait(100);
  const closed = once(socket, 'close');
  if (closing === 'reset') socket.resetAndDestroy();
  else socket.end();
  await wait(50);
  socket.destroy();
  await closed;
}

test('logs no error when a client aborts a request body', async () => {
  const logged = await logInForCookie(studio.origin, { email: emailOf('admin'), password });
  const before = studio.studio.log().length;
  for (const cookie of ['', logged.cookie])
    for (const way of ['end', 'reset'] as const)
      for (const path of [
        '/api/staff/login',
        '/api/media',
        '/api/pages',
        '/api/nothing',
        '/admin/login',
        '/admin/collections/pages',
      ])
        await Promise.all(
          bodies.map(([type, body]) => abortRequest(path, cookie, type, body, way)),
        );
  await wait(500);
  expect(studio.studio.log().slice(before)).not.toMatch(/"level":[56]0/);
});
