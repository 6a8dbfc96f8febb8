import { staffLinks, staffLogins } from '@oilway/store/staff/tables.ts';
import { hire } from '../../content/staff/hire.ts';
import type { Database } from '../../content/test/database.ts';
import { rowsOf } from '../../content/test/store-rows.ts';
import { type Answer, emailOf, password } from './people.ts';
import { testRest } from './rest.ts';

export type StaffDoorway = ReturnType<typeof testDoorway>;

/** What the tests of the studio's door do there, on either database. */
export function testDoorway(kind: Database) {
  const rest = testRest(kind);
  const { ask } = rest;
  let number = 0;

  /** Somebody new who can log in. */
  const newcomer = async (): Promise<{ id: number; email: string }> => {
    number += 1;
    const email = emailOf(`door-${number}`);
    const person = { name: 'Neu', email, password, countries: ['de' as const] };
    const { id } = await hire(rest.payload, { ...person, role: 'forms-clerk' });
    return { id, email };
  };
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    ask('anonymous', 'POST', `/staff/${path}`, body, headers);
  const logIn = (email: string, word = password, network = `test-${number}`, cookie = '') =>
    post('login', { email, password: word }, { 'x-oilway-network': network, cookie });
  const isIn = async (cookie: string) =>
    (await ask('anonymous', 'GET', '/staff/me', undefined, { cookie })).body.user !== null;
  const mailsTo = async (email: string) => {
    const where = { to: { equals: email } };
    return (await rest.payload.find({ collection: 'mails', where, sort: 'createdAt' })).docs;
  };
  const tokenIn = (mail: { text?: string | null } | undefined) =>
    /\/admin\/reset#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const bytes = ({ headers, status, text }: Answer) =>
    JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date')]);
  const linksOf = async (staff: number) =>
    (await rowsOf(rest.payload, staffLinks, { staff })).length;
  const loginsOf = async (staff: number) =>
    (await rowsOf(rest.payload, staffLogins, { staff })).length;
  const added = { newcomer, post, logIn, isIn, mailsTo, tokenIn, bytes, linksOf, loginsOf };
  return Object.assign(rest, added);
}
