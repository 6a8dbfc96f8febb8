import type { Payload } from 'payload';
import { type Role, roles } from '../../content/access/roles.ts';
import { createStaffAccount } from '../../content/staff/create-staff-account.ts';
import {
  type Client,
  clientOf,
  inProcess,
  logInForCookie,
  type TestResponse,
  type Transport,
} from '../../content/test/rest-client.ts';

export { cookieOf, logInForCookie, type TestResponse } from '../../content/test/rest-client.ts';

/** The requesters in access tests: one staff account of each role, and an anonymous one. */
export const people = [...roles, 'anonymous'] as const;
export type Person = (typeof people)[number];

export const password = 'correct horse battery staple';
export const emailOf = (role: string) => `${role}@staff.oilway.example`;

export type Ask = (person: Person, ...args: Parameters<Client>) => Promise<TestResponse>;

/** Permissions of a clerk for both countries and all messages without a department. */
export const bothCountries = { countries: ['de', 'pl'] as ('de' | 'pl')[], otherMessages: true };

/** Creates a staff account of each role. @returns their ids. */
export async function createStaffOfEachRole(payload: Payload): Promise<Record<Role, number>> {
  const ids: Partial<Record<Role, number>> = {};
  for (const role of roles) {
    const given = role === 'forms-clerk' ? bothCountries : {};
    const data = { name: role, email: emailOf(role), password, role, ...given };
    ids[role] = (await createStaffAccount(payload, data)).id;
  }
  return ids as Record<Role, number>;
}

/**
 * Logs in as every person. @returns a client of the REST API that sends a request as a given person.
 * @param seen collects the text of every response.
 * @param transport HTTP by default.
 */
export async function createClients(
  origin: string,
  seen: string[],
  transport: Transport = fetch,
): Promise<Ask> {
  const clients = new Map<Person, Client>();
  for (const person of people)
    clients.set(person, clientOf(origin, seen, transport, await cookieFor(person)));
  async function cookieFor(person: Person): Promise<string> {
    if (person === 'anonymous') return '';
    const { cookie, responseText } = await logInForCookie(
      origin,
      { email: emailOf(person), password },
      transport,
    );
    seen.push(responseText);
    return cookie;
  }
  return (person, ...args) => (clients.get(person) as Client)(...args);
}

/** Logs in with the common password. @returns a client of the REST API. */
export async function logIn(origin: string, email: string): Promise<Client> {
  return clientOf(origin, [], fetch, (await logInForCookie(origin, { email, password })).cookie);
}

/** Like `createClients`, for a studio in this process. */
export const createInProcessClients = (payload: Payload, seen: string[] = []): Promise<Ask> =>
  createClients('http://localhost:3001', seen, inProcess(payload));
