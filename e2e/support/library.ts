import type { Page } from '@playwright/test';
import { site } from './journey.ts';
import { members } from './logins.ts';
import { logInToPortal } from './members.ts';
import type { Language } from './pages.ts';
import { portalNotes } from './portal-notes.ts';

/** The library of each country, and a member with access to all of it. */
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

/** Logs in, opens the library and waits for its script. */
export async function openLibrary(page: Page, { library, login }: Library, query = '') {
  await logInToPortal(page, login, site());
  await page.goto(library + query);
  await waitForModules(page);
}

/** Waits until the library's script, or each of the named ones, has run. */
export async function waitForModules(page: Page, ...scripts: string[]): Promise<void> {
  for (const script of scripts.length > 0 ? scripts : ['library']) {
    const address = await page.waitForFunction((name) => {
      const fetched = performance.getEntriesByType('resource').map((entry) => entry.name);
      return fetched.find((one) => new RegExp(`/assets/${name}-[^/]{8}\\.js$`).test(one));
    }, script);
    // Importing a loaded module resolves after its evaluation.
    await page.evaluate(async (module) => void (await import(String(module))), address);
  }
}

export const rowsOf = (page: Page) => page.locator('[data-file]');
export const fieldOf = (page: Page) => page.getByRole('searchbox');
