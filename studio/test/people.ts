import type { Payload } from 'payload';
import { type Role, roles } from '../../content/access/roles.ts';
import { hire } from '../../content/staff/hire.ts';
import {
  type Answer,
  type Client,
  clientOf,
  cookieOfLogin,
  inProcess,
  type Reach,
} from '../../content/test/rest-client.ts';

export { type Answer, cookieOf, cookieOfLogin } from '../../content/test/rest-client.ts';

/** Whoever may ask the studio: one member of staff of each role, and nobody in particular. */
export const people = [...roles, 'anonymous'] as const;
export type Person = (typeof people)[number];

export const password = 'correct horse battery staple';
export const emailOf = (role: string) => `${role}@staff.oilway.example`;

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
    const { cookie, said } = await cookieOfLogin(
      origin,
      { email: emailOf(person), password },
      reach,
    );
    seen.push(said);
    return cookie;
  }
  return (person, ...asked) => (own.get(person) as Client)(...asked);
}

/** The same for anybody who has the password of everyone. */
export async function logIn(origin: string, email: string): Promise<Client> {
  return clientOf(origin, [], fetch, (await cookieOfLogin(origin, { email, password })).cookie);
}

/** The same without a server of its own. */
export const askInProcess = (payload: Payload, seen: string[] = []): Promise<Ask> =>
  askAs('http://localhost:3001', seen, inProcess(payload));
