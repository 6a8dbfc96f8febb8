/** Bodies that Payload can make nothing of: a clear refusal, never a failure, and no stack in the log. */
import { handleEndpoints } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBody } from '../../content/access/request-body.ts';
import { emailOf, password } from './people.ts';
import { testRest } from './rest.ts';

const origin = 'http://localhost:3001';
let cookie: string;
const rest = testRest();
beforeAll(async () => {
  const login = await send('/staff/login', 'application/json', {
    text: JSON.stringify({ email: emailOf('admin'), password }),
  });
  cookie = /[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(cookie).not.toBe('');
});

interface Sent {
  text?: string | Uint8Array;
  method?: string;
  headers?: Record<string, string>;
}

/** As `guarded.ts` does, in this process. */
async function send(path: string, type: string, { headers, method, text }: Sent) {
  const request = new Request(`${origin}/api${path}`, {
    method: method ?? 'POST',
    headers: { Origin: origin, ...(type && { 'Content-Type': type }), ...headers },
    ...(text !== undefined && { body: text as BodyInit }),
  });
  const read = await readBody(request);
  return read instanceof Response
    ? read
    : handleEndpoints({ config: rest.payload.config, request: read });
}

const form = (payload: string) =>
  `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n--x--\r\n`;
const nested = (open: string, close: string, inner: string) =>
  `{"title":${open.repeat(10_000)}${inner}${close.repeat(10_000)}}`;
const json = 'application/json';
const odd: [name: string, type: string, text: string | Uint8Array, status: number][] = [
  ['text', 'text/plain', 'hello', 415],
  ['JSON as text', 'text/plain;charset=UTF-8', '{"title":"x"}', 415],
  ['a form', 'application/x-www-form-urlencoded', 'title=x&_payload=1', 415],
  ['XML', 'application/xml', '<?xml version="1.0"?><a/>', 415],
  ['bytes', 'application/octet-stream', new Uint8Array([0, 255, 1]), 415],
  ['JSON of another kind', 'application/merge-patch+json', '{}', 415],
  ['no type', '', new Uint8Array([123, 125]), 415],
  ['null', json, 'null', 400],
  ['a list', json, '[{"title":"x"}]', 400],
  ['a number', json, '4711', 400],
  ['a text', json, '"x"', 400],
  ['a truth', json, 'true', 400],
  ['half an object', json, '{"title":', 400],
  ['no JSON', json, 'title=x', 400],
  ['invalid UTF-8', json, new Uint8Array([123, 34, 97, 34, 58, 34, 0xff, 34, 125]), 400],
  ['10,000 lists', json, nested('[', ']', '1'), 400],
  ['10,000 objects', json, nested('{"a":', '}', '1'), 400],
  ['__proto__', json, '{"__proto__":{"role":"admin"}}', 400],
  ['__proto__ within', json, '{"meta":{"__proto__":{"x":1}}}', 400],
  ['a form with files without a boundary', 'multipart/form-data', form('{}'), 400],
  ['a form whose data is no JSON', 'multipart/form-data; boundary=x', form('{"title":'), 400],
  ['half a form', 'multipart/form-data; boundary=x', form('{}').slice(0, -8), 400],
  ['no form at all', 'multipart/form-data; boundary=x', 'x', 400],
];

describe.each(['anonymous', 'admin'])('%s', (person) => {
  const calls = [
    ['POST', '/pages'],
    ['PATCH', '/pages/1'],
    ['POST', '/globals/header'],
    ['POST', '/media'],
    ['POST', '/staff/login'],
    ['POST', '/staff/forgot-password'],
    ['POST', '/nothing'],
  ] as const;

  test.each(odd)('gets a refusal of %s, and no failure', async (name, type, text, status) => {
    const headers = { cookie: person === 'admin' ? cookie : '' };
    for (const [method, path] of calls) {
      const answer = await send(path, type, { method, headers, text });
      const said = await answer.json();
      // Where a form is not read, the refusal is that of the call.
      const others = type.startsWith('multipart') ? [400, 401, 403, 404] : [status];
      expect(others, `${name} at ${path}: ${JSON.stringify(said)}`).toContain(answer.status);
    }
    const asGet = { ...headers, 'X-Payload-HTTP-Method-Override': 'GET' };
    expect((await send('/pages', type, { headers: asGet, text })).status).toBeLessThan(500);
  });
});
