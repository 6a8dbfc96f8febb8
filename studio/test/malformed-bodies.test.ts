/** Malformed request bodies cause a client error, never a server error or a logged stack trace. */
import { handleEndpoints } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseBody } from '../../content/access/request-body.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf, password } from './people.ts';

const origin = 'http://localhost:3001';
let cookie: string;
const rest = testInProcessStudio();
beforeAll(async () => {
  const login = await send('/staff/login', 'application/json', {
    text: JSON.stringify({ email: emailOf('admin'), password }),
  });
  cookie = /[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(cookie).not.toBe('');
});

interface RequestOptions {
  text?: string | Uint8Array;
  method?: string;
  headers?: Record<string, string>;
}

/** Handles a request in this process as `guard.ts` does. */
async function send(path: string, type: string, { headers, method, text }: RequestOptions) {
  const request = new Request(`${origin}/api${path}`, {
    method: method ?? 'POST',
    headers: { Origin: origin, ...(type && { 'Content-Type': type }), ...headers },
    ...(text !== undefined && { body: text as BodyInit }),
  });
  const read = await parseBody(request);
  return read instanceof Response
    ? read
    : handleEndpoints({ config: rest.payload.config, request: read });
}

const form = (payload: string) =>
  `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n--x--\r\n`;
const nested = (open: string, close: string, inner: string) =>
  `{"title":${open.repeat(10_000)}${inner}${close.repeat(10_000)}}`;
const json = 'application/json';
const malformedBodies: [name: string, type: string, text: string | Uint8Array, status: number][] = [
  ['text', 'text/plain', 'hello', 415],
  ['JSON as text', 'text/plain;charset=UTF-8', '{"title":"x"}', 415],
  ['a URL-encoded form', 'application/x-www-form-urlencoded', 'title=x&_payload=1', 415],
  ['XML', 'application/xml', '<?xml version="1.0"?><a/>', 415],
  ['binary data', 'application/octet-stream', new Uint8Array([0, 255, 1]), 415],
  ['another JSON media type', 'application/merge-patch+json', '{}', 415],
  ['no content type', '', new Uint8Array([123, 125]), 415],
  ['null', json, 'null', 400],
  ['an array', json, '[{"title":"x"}]', 400],
  ['a number', json, '4711', 400],
  ['a string', json, '"x"', 400],
  ['a boolean', json, 'true', 400],
  ['truncated JSON', json, '{"title":', 400],
  ['invalid JSON', json, 'title=x', 400],
  ['invalid UTF-8', json, new Uint8Array([123, 34, 97, 34, 58, 34, 0xff, 34, 125]), 400],
  ['10,000 nested arrays', json, nested('[', ']', '1'), 400],
  ['10,000 nested objects', json, nested('{"a":', '}', '1'), 400],
  ['__proto__', json, '{"__proto__":{"role":"admin"}}', 400],
  ['nested __proto__', json, '{"meta":{"__proto__":{"x":1}}}', 400],
  ['multipart data without a boundary', 'multipart/form-data', form('{}'), 400],
  ['multipart data with invalid JSON', 'multipart/form-data; boundary=x', form('{"title":'), 400],
  ['truncated multipart data', 'multipart/form-data; boundary=x', form('{}').slice(0, -8), 400],
  ['invalid multipart data', 'multipart/form-data; boundary=x', 'x', 400],
];

describe.each(['anonymous', 'admin'])('malformed bodies as %s', (person) => {
  const calls = [
    ['POST', '/pages'],
    ['PATCH', '/pages/1'],
    ['POST', '/globals/header'],
    ['POST', '/media'],
    ['POST', '/staff/login'],
    ['POST', '/staff/forgot-password'],
    ['POST', '/nothing'],
  ] as const;

  test.each(malformedBodies)('rejects %s with a client error', async (name, type, text, status) => {
    const headers = { cookie: person === 'admin' ? cookie : '' };
    for (const [method, path] of calls) {
      const response = await send(path, type, { method, headers, text });
      const body = await response.json();
      // Endpoints that do not read forms refuse for their own reasons.
      const others = type.startsWith('multipart') ? [400, 401, 403, 404] : [status];
      expect(others, `${name} at ${path}: ${JSON.stringify(body)}`).toContain(response.status);
    }
    const asGet = { ...headers, 'X-Payload-HTTP-Method-Override': 'GET' };
    expect((await send('/pages', type, { headers: asGet, text })).status).toBeLessThan(500);
  });
});
