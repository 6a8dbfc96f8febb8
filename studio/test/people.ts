import { handleEndpoints, type Payload } from 'payload';
import { type Role, roles } from '../../content/access/roles.ts';
import { hire } from '../../content/staff/hire.ts';

/** Whoever may ask the studio: one member of staff of each role, and nobody in particular. */
export const people = [...roles, 'anonymous'] as const;
export type Person = (typeof people)[number];

export const password = 'correct horse battery staple';
export const emailOf = (role: string) => `${role}@staff.oilway.example`;

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is what is tested
  body: any;
  text: string;
}

export type Ask = (
  person: Person,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** What a clerk reads who reads all that no department has. */
export const bothCountries = { countries: ['de', 'pl'] as ('de' | 'pl')[], otherMessages: true };

/** One member of staff for each role. @returns their ids. */
export async function hireEveryone(payload: Payload): Promise<Record<Role, number>> {
  const ids: Partial<Record<Role, number>> = {};
  for (const role of roles) {
    const given = role === 'forms-clerk' ? bothCountries : {};
    const data = { name: role, email: emailOf(role), password, role, ...given };
    ids[role] = (await hire(payload, data)).id;
  }
  return ids as Record<Role, number>;
}

/**
 * A client of the REST interface that is logged in as everyone and keeps every answer's text.
 * @param reach over the wire, if nothing else is said.
 */
export async function askAs(
  origin: string,
  seen: string[],
  reach: (request: Request) => Promise<Response> = fetch,
): Promise<Ask> {
  const cookies = new Map<string, string>();
  const call = (address: string, how: RequestInit) => reach(new Request(address, how));
  for (const role of roles) {
    const login = await call(`${origin}/api/staff/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ email: emailOf(role), password }),
    });
    seen.push(await login.text());
    cookies.set(role, cookieOf(login));
  }
  return async (person, method, path, body, headers = {}) => {
    const cookie = cookies.get(person);
    const form = body instanceof FormData;
    const answer = await call(`${origin}/api${path}`, {
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
    const text = await answer.text();
    seen.push(text);
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: answer.status, headers: answer.headers, body: parsed, text };
  };
}

/** The cookie that an answer gives, as it is sent back. */
export const cookieOf = ({ headers }: Pick<Response, 'headers'>): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** The same without a server of its own, for what is the same in every process, on any database. */
export const askInProcess = (payload: Payload, seen: string[] = []): Promise<Ask> =>
  askAs('http://localhost:3001', seen, (request) =>
    handleEndpoints({ config: payload.config, request: inheritable(request) }),
  );

/** A request that others can be derived from, as those of the studio's own server are. */
function inheritable(request: Request): Request {
  const { headers, method, url } = request;
  return Object.defineProperties(request, {
    headers: { value: headers },
    method: { value: method },
    url: { value: url },
  });
}
