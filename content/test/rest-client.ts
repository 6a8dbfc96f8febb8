import { handleEndpoints, type Payload } from 'payload';

export interface TestResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: responses have no static type
  body: any;
  text: string;
}

/** Sends a request as a member of staff. */
export type Client = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestResponse>;

/** Sends a request to a studio: over HTTP, or in this process. */
export type Transport = (request: Request) => Promise<Response>;

/** Logs in. @returns the text and the cookie of the response. */
export async function logInForCookie(
  origin: string,
  { email, password }: { email: string; password: string },
  transport: Transport = fetch,
) {
  const login = await transport(
    new Request(`${origin}/api/staff/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ email, password }),
    }),
  );
  return { responseText: await login.text(), cookie: cookieOf(login) };
}

/** Returns a client with a cookie, which adds every response text to `seen`. */
export const clientOf =
  (origin: string, responseTexts: string[], transport: Transport, cookie: string): Client =>
  async (method, path, body, headers = {}) => {
    const form = body instanceof FormData;
    const request = new Request(`${origin}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Origin: origin,
        ...(cookie ? { Cookie: cookie } : {}),
        ...headers,
        ...(body !== undefined && !form ? { 'Content-Type': 'application/json' } : {}),
      },
      body: form ? body : body === undefined ? null : JSON.stringify(body),
    });
    const response = await transport(request);
    const text = await response.text();
    responseTexts.push(text);
    return { status: response.status, headers: response.headers, body: parsed(text), text };
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the cookie of a response as a Cookie header. */
export const cookieOf = ({ headers }: Pick<Response, 'headers'>): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Returns a transport without a server. */
export const inProcess =
  ({ config }: Payload): Transport =>
  (request) =>
    handleEndpoints({ config, request: inheritable(request) });

/** Returns a request that can be a prototype, as those of the studio's server. */
function inheritable(request: Request): Request {
  const { headers, method, url } = request;
  return Object.defineProperties(request, {
    headers: { value: headers },
    method: { value: method },
    url: { value: url },
  });
}
