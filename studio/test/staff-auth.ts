import { staffSessions, staffTokens } from '@oilway/store/staff/tables.ts';
import { createStaffAccount } from '../../content/staff/create-staff-account.ts';
import type { Database } from '../../content/test/database.ts';
import { rowsOf } from '../../content/test/store-rows.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf, password, type TestResponse } from './people.ts';

export type StaffAuth = ReturnType<typeof testStaffAuth>;

/** Opens a studio on either database, with helpers for the tests of login, passwords and sessions. */
export function testStaffAuth(kind: Database) {
  const rest = testInProcessStudio(kind);
  const { ask } = rest;
  let number = 0;

  /** Creates an account with a password. */
  const createAccount = async (): Promise<{ id: number; email: string }> => {
    number += 1;
    const email = emailOf(`login-${number}`);
    const person = { name: 'Neu', email, password, countries: ['de' as const] };
    const { id } = await createStaffAccount(rest.payload, { ...person, role: 'forms-clerk' });
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
  const serializeResponse = ({ headers, status, text }: TestResponse) =>
    JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date')]);
  const linksOf = async (staff: number) =>
    (await rowsOf(rest.payload, staffTokens, { staff })).length;
  const loginsOf = async (staff: number) =>
    (await rowsOf(rest.payload, staffSessions, { staff })).length;
  const added = {
    createAccount,
    post,
    logIn,
    isIn,
    mailsTo,
    tokenIn,
    serializeResponse,
    linksOf,
    loginsOf,
  };
  return Object.assign(rest, added);
}
