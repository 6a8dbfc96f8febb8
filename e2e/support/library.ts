import type { Page } from '@playwright/test';
import { site } from './journey.ts';
import { members } from './logins.ts';
import { enterPortal } from './members.ts';
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

/** Logged in, and at an address of the library whose script listens. */
export async function openLibrary(page: Page, { library, login }: Library, query = '') {
  await enterPortal(page, login, site());
  await page.goto(library + query);
  await alive(page);
}

/** The library's script, or each of those that are named, listens. */
export async function alive(page: Page, ...scripts: string[]): Promise<void> {
  for (const script of scripts.length > 0 ? scripts : ['library']) {
    const address = await page.waitForFunction((name) => {
      const fetched = performance.getEntriesByType('resource').map((entry) => entry.name);
      return fetched.find((one) => new RegExp(`/assets/${name}-[^/]{8}\\.js$`).test(one));
    }, script);
    // Whoever asks for a module anew gets it once it has run.
    await page.evaluate(async (module) => void (await import(String(module))), address);
  }
}

export const rowsOf = (page: Page) => page.locator('[data-file]');
export const fieldOf = (page: Page) => page.getByRole('searchbox');
