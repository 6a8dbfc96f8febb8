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

/** Asks as one of them. */
export type Client = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export type Ask = (person: Person, ...asked: Parameters<Client>) => Promise<Answer>;

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
export async function askAs(origin: string, seen: string[], reach: Reach = fetch): Promise<Ask> {
  const own = new Map<Person, Client>();
  for (const person of people)
    own.set(person, clientOf(origin, seen, reach, await cookieFor(person)));
  async function cookieFor(person: Person): Promise<string> {
    if (person === 'anonymous') return '';
    const { cookie, said } = await cookieOfLogin(origin, emailOf(person), reach);
    seen.push(said);
    return cookie;
  }
  return (person, ...asked) => (own.get(person) as Client)(...asked);
}

/** The same for anybody who has the password of everyone. */
export async function logIn(origin: string, email: string): Promise<Client> {
  return clientOf(origin, [], fetch, (await cookieOfLogin(origin, email, fetch)).cookie);
}

type Reach = (request: Request) => Promise<Response>;

async function cookieOfLogin(origin: string, email: string, reach: Reach) {
  const login = await reach(
    new Request(`${origin}/api/staff/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ email, password }),
    }),
  );
  return { said: await login.text(), cookie: cookieOf(login) };
}

const clientOf =
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
