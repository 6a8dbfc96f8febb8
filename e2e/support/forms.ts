/** Helpers for the tests of forms. */
import type { Locator, Page, Route } from '@playwright/test';
import { solveMathCaptcha } from '../../site/test/no-js-browser.ts';
import { interact } from './hydration.ts';
import { expect } from './journey.ts';

/** The reference number of a submission. */
export const reference = /OW-\d\d-\d{3}-\d{4}/;

/** Interacts, and waits until the form is hydrated: hydration sets `noValidate`. */
export async function expectHydrated(form: Locator): Promise<Locator> {
  await form.scrollIntoViewIfNeeded();
  await interact(form.page());
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}

/** Fills the fields of a form in order and presses Enter in the last one. */
export async function fill(
  page: Page,
  form: string,
  values: Record<string, string>,
): Promise<void> {
  const fields = Object.keys(values).map((name) => page.locator(`#${form}-${name}`));
  for (const [at, value] of Object.values(values).entries()) await fields[at]?.fill(value);
  await fields.at(-1)?.press('Enter');
}

/** Blocks all requests to the address. @returns a function that releases them with `resume`. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  resume = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await resume(route);
  });
  return release;
}

/** Fills in the math captcha, which browsers without scripts get. */
export async function answerMathCaptcha(page: Page): Promise<void> {
  await page.locator('input[id$="-answer"]').fill(solveMathCaptcha(await page.content()));
}
