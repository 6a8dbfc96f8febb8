/** What the journeys through forms share, whatever a form is about. */
import type { Locator, Page, Route } from '@playwright/test';
import { answerTo } from '../../site/test/plain-browser.ts';
import { expect } from './journey.ts';

/** The number of a matter, as a visitor is told it. */
export const reference = /OW-\d\d-\d{3}-\d{4}/;

/** Waits until a form's script has taken it over: then the browser no longer checks it by itself. */
export async function expectAlive(form: Locator): Promise<Locator> {
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}

/** Types into fields of a form, one after the other, and presses Enter in the last. */
export async function fill(
  page: Page,
  form: string,
  values: Record<string, string>,
): Promise<void> {
  const fields = Object.keys(values).map((name) => page.locator(`#${form}-${name}`));
  for (const [at, value] of Object.values(values).entries()) await fields[at]?.fill(value);
  await fields.at(-1)?.press('Enter');
}

/** Holds every request to the address back. @returns lets them go on, as `then` says. */
export async function hold(
  page: Page,
  address: string | RegExp,
  then = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await then(route);
  });
  return release;
}

/** Fills in the answer to the question of browsers without scripts. */
export async function answerQuestion(page: Page): Promise<void> {
  await page.locator('input[id$="-answer"]').fill(answerTo(await page.content()));
}
