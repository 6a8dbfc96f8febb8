import type { Page } from '@playwright/test';
import { edited, expect } from './journey.ts';
import { members } from './logins.ts';
import type { Language } from './pages.ts';
import { portalNotes } from './portal-notes.ts';

/** The library of each country, and a member who may see all of it. */
export const libraries = {
  de: {
    login: members['de-DE'],
    portal: '/kundenportal',
    library: '/kundenportal/dateien',
    note: portalNotes['de-DE'],
  },
  pl: {
    login: members['pl-PL'],
    portal: '/pl/portal-klienta',
    library: '/pl/portal-klienta/pliki',
    note: portalNotes['pl-PL'],
  },
} as const satisfies Record<Language, object>;

type Library = (typeof libraries)[Language];

/** By the form of the portal. */
export async function logInTo(page: Page, { login, portal }: Pick<Library, 'login' | 'portal'>) {
  await page.goto(edited() + portal);
  await expect(page.locator('#login-form')).toHaveJSProperty('noValidate', true);
  await page.locator('#login-form-userName').fill(login.email);
  await page.locator('#login-form-password').fill(login.password);
  await page.locator('#login-form-password').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(login.name);
}

/** Logged in without the form, and at an address of the library whose scripts have come. */
export async function openLibrary(page: Page, { library, login }: Library, query = '') {
  const { email: userName, password } = login;
  const data = { userName, password };
  const answer = await page.request.post(`${edited()}/umbraco/api/customerPortal/login`, { data });
  expect(answer.status()).toBe(200);
  await page.goto(edited() + library + query, { waitUntil: 'networkidle' });
}

export const rowsOf = (page: Page) => page.locator('[data-file]');
export const fieldOf = (page: Page) => page.getByRole('searchbox');
