/** Creates portal members for single tests, and logs them in without the forms. */
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { expectAccessibleInScheme } from './color-schemes.ts';
import { database, edited, studio } from './journey.ts';
import { type Login, logins } from './logins.ts';
import type { Language } from './pages.ts';
import { logInAsStaff } from './staff.ts';
import { asStudio } from './studio.ts';

export interface Member {
  name: string;
  email: string;
  password: string;
}

export const uniqueEmail = () => `${randomUUID().slice(0, 8)}@reise.example`;

/** Returns the link in the latest mail to an address, other than `before`. Reads the database: the studio hides these mails. */
export async function lastMailLink(email: string, before = ''): Promise<string> {
  let found = '';
  await expect(() => {
    const file = new DatabaseSync(database(), { readOnly: true });
    const row = file
      .prepare('SELECT text FROM mails WHERE "to" = ? AND text LIKE ? ORDER BY created_at DESC')
      .get(email, '%token=%') as { text: string } | undefined;
    file.close();
    found = /https?:\/\/\S+token=[\w-]{43}/.exec(row?.text ?? '')?.[0] ?? '';
    expect(found).not.toBe('');
    expect(found).not.toBe(before);
  }).toPass({ timeout: 30_000 });
  return found;
}

/** Opens the confirmation link of an account request and confirms it. @returns the link. */
export async function confirmMail(
  page: Page,
  email: string,
  text: { account: string; confirm: string; confirmed: string },
): Promise<string> {
  const link = await lastMailLink(email);
  expect(link.startsWith(`${edited()}${text.account}?token=`)).toBe(true);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessibleInScheme(page, 'light');
  await page.getByRole('button', { name: text.confirm }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.confirmed })).toBeVisible();
  return link;
}

/** Creates a member of `edited` with a password, by the API. */
export async function makeMember(language: Language, manager: Login): Promise<Member> {
  const member = { name: 'Jo Łuft', email: uniqueEmail(), password: 'ein Öl, vier Filter' };
  const api = await request.newContext();
  await logInAsStaff(api, manager);
  const companies = await api.get(`${studio()}/api/companies?limit=1`, asStudio());
  const made = await api.post(`${studio()}/api/members`, {
    ...asStudio(),
    data: {
      name: member.name,
      email: member.email,
      company: (await companies.json()).docs[0].id,
      cultureName: language === 'de' ? 'de-DE' : 'pl-PL',
      state: 'invited',
    },
  });
  expect(made.status()).toBe(201);
  const resetToken = new URL(await lastMailLink(member.email)).searchParams.get('token');
  const { password } = member;
  const data = { newPassword: password, repeatNewPassword: password, resetToken };
  const set = await api.post(`${edited()}/updatePassword`, { data });
  expect(set.status()).toBe(200);
  await api.dispose();
  return member;
}

/** Logs in by the API, without the form. */
export async function logInToPortal(
  { request: api }: { request: APIRequestContext } | Page,
  { email, password }: Pick<Member, 'email' | 'password'>,
  origin = edited(),
): Promise<void> {
  const data = { userName: email, password };
  const response = await api.post(`${origin}/umbraco/api/customerPortal/login`, { data });
  expect(response.status()).toBe(200);
}

/** Accepts an account request in the studio, with a new company and an invitation. */
export async function acceptAccountRequest(
  page: Page,
  email: string,
  { name, company }: { name: string; company: string },
): Promise<void> {
  await logInAsStaff(page.request, logins.portalManager);
  await page.goto(`${studio()}/admin/collections/members?limit=100`);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByLabel(/^(Firma laut Anfrage|Company as requested)/)).toHaveValue(company);
  const accept = page.getByRole('button', { name: /^(Annehmen und|Accept and)/ });
  await page.getByRole('button', { name: /^(Anfrage ablehnen|Refuse request)$/ }).click();
  await expect(page.getByLabel(/^(Gründe|Reasons) \(/)).toHaveValue(/Oilway-Team|Zespół Oilway/);
  await expectAccessibleInScheme(page, 'light', '.oilway-form');
  await page.locator('#field-name').fill('Öz');
  await page.locator('#field-name').fill(name);
  await accept.click();
  await expect(page.locator('#field-decidedBy')).toHaveValue('portal-manager');
  await expect(page.locator('#field-company')).toContainText(company);
  await expect(accept).toHaveCount(0);
}
