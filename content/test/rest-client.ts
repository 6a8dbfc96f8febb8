import { handleEndpoints, type Payload } from 'payload';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is what is tested
  body: any;
  text: string;
}

/** Asks as one of them. */
export type Client = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** How requests reach a studio: over the wire, or in this process. */
export type Reach = (request: Request) => Promise<Response>;

/** Logs somebody in. @returns the text of the answer, and the cookie that it gives. */
export async function cookieOfLogin(
  origin: string,
  { email, password }: { email: string; password: string },
  reach: Reach = fetch,
) {
  const login = await reach(
    new Request(`${origin}/api/staff/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ email, password }),
    }),
  );
  return { said: await login.text(), cookie: cookieOf(login) };
}

/** A client that has a cookie, and keeps every answer's text in `seen`. */
export const clientOf =
  (origin: string, seen: string[], reach: Reach, cookie: string): Client =>
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
    const answer = await reach(request);
    const text = await answer.text();
    seen.push(text);
    return { status: answer.status, headers: answer.headers, body: parsed(text), text };
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The cookie that an answer gives, as it is sent back. */
export const cookieOf = ({ headers }: Pick<Response, 'headers'>): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Without a server: what is the same in every process, on any database. */
export const inProcess =
  ({ config }: Payload): Reach =>
  (request) =>
    handleEndpoints({ config, request: inheritable(request) });

/** A request that others can be derived from, as those of the studio's own server are. */
function inheritable(request: Request): Request {
  const { headers, method, url } = request;
  return Object.defineProperties(request, {
    headers: { value: headers },
    method: { value: method },
    url: { value: url },
  });
}
