import { staffLinks, staffLogins } from '@oilway/store/staff/tables.ts';
import type { Payload } from 'payload';
import { hire } from '../../content/staff/hire.ts';
import type { Database } from '../../content/test/database.ts';
import { rowsOf } from '../../content/test/store-rows.ts';
import { type Answer, emailOf, password } from './people.ts';
import { openRest } from './rest.ts';

export type StaffDoorway = Awaited<ReturnType<typeof openDoorway>>;

/** What the tests of the studio's door do there, on either database. */
export async function openDoorway(kind: Database) {
  const rest = await openRest(kind);
  const { ask } = rest;
  const payload: Payload = rest.payload;
  let number = 0;

  /** Somebody new who can log in. */
  const newcomer = async (): Promise<{ id: number; email: string }> => {
    number += 1;
    const email = emailOf(`door-${number}`);
    const { id } = await hire(payload, {
      name: 'Neu',
      email,
      password,
      role: 'forms-clerk',
      countries: ['de'],
    });
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
    return (await payload.find({ collection: 'mails', where, sort: 'createdAt' })).docs;
  };
  const tokenIn = (mail: { text?: string | null } | undefined) =>
    /\/admin\/reset#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const bytes = ({ headers, status, text }: Answer) =>
    JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date')]);
  const linksOf = async (staff: number) => (await rowsOf(payload, staffLinks, { staff })).length;
  const loginsOf = async (staff: number) => (await rowsOf(payload, staffLogins, { staff })).length;
  return {
    ask,
    payload,
    staff: rest.staff,
    database: rest.database,
    close: rest.close,
    newcomer,
    post,
    logIn,
    isIn,
    mailsTo,
    tokenIn,
    bytes,
    linksOf,
    loginsOf,
  };
}
