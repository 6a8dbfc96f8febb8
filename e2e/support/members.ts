/** Members of the customer portal, each for one journey, and the way in past the forms that are shown elsewhere. */
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { database, edited, studio } from './journey.ts';
import type { Login } from './logins.ts';
import type { Language } from './pages.ts';
import { expectClean } from './schemes.ts';
import { asStaff } from './staff.ts';
import { asStudio } from './studio.ts';

export interface Member {
  name: string;
  email: string;
  password: string;
}

export const freshAddress = () => `${randomUUID().slice(0, 8)}@reise.example`;

/** The link of the last mail to an address, other than `before`: nobody reads those in the studio. */
export async function linkTo(email: string, before = ''): Promise<string> {
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

/** Follows the link that confirms a request for an account, and presses its button. @returns the link. */
export async function confirmMail(
  page: Page,
  email: string,
  text: { account: string; confirm: string; confirmed: string },
): Promise<string> {
  const link = await linkTo(email);
  expect(link.startsWith(`${edited()}${text.account}?token=`)).toBe(true);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await expectClean(page, 'light');
  await page.getByRole('button', { name: text.confirm }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.confirmed })).toBeVisible();
  return link;
}

/** Makes a member of `edited` with a password, by the calls behind the forms. */
export async function makeMember(language: Language, manager: Login): Promise<Member> {
  const member = { name: 'Jo Łuft', email: freshAddress(), password: 'ein Öl, vier Filter' };
  const desk = await request.newContext();
  await asStaff(desk, manager);
  const companies = await desk.get(`${studio()}/api/companies?limit=1`, asStudio());
  const made = await desk.post(`${studio()}/api/members`, {
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
  const resetToken = new URL(await linkTo(member.email)).searchParams.get('token');
  const { password } = member;
  const data = { newPassword: password, repeatNewPassword: password, resetToken };
  const set = await desk.post(`${edited()}/updatePassword`, { data });
  expect(set.status()).toBe(200);
  await desk.dispose();
  return member;
}

/** Logged in without the form, at the site of this origin. */
export async function enterPortal(
  { request: by }: { request: APIRequestContext } | Page,
  { email, password }: Pick<Member, 'email' | 'password'>,
  origin = edited(),
): Promise<void> {
  const data = { userName: email, password };
  const answer = await by.post(`${origin}/umbraco/api/customerPortal/login`, { data });
  expect(answer.status()).toBe(200);
}
