/** What somebody does with a keyboard and sees, on a page that Puppeteer drives. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { expect } from './journey.ts';

/**
 * Finds an element within a part of the page by its role and its whole name, as Firefox tells them to a screen reader:
 * the smaller the part, the sooner.
 */
export const named = (part: string, role: string, name: string) =>
  `${part} ::-p-aria(${name}[role="${role}"])`;

/** Waits until it is in sight. */
export async function seen<Seen extends Element = HTMLElement>(
  page: Page,
  selector: string,
): Promise<ElementHandle<Seen>> {
  const found = await page.waitForSelector(selector, { visible: true });
  return found as unknown as ElementHandle<Seen>;
}

export const focus = async (page: Page, selector: string) => (await seen(page, selector)).focus();
export const click = async (page: Page, selector: string) => (await seen(page, selector)).click();

/** Waits until there is none, or none in sight. */
export async function gone(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { hidden: true });
}

export async function expectFocus(page: Page, selector: string): Promise<void> {
  const target = await seen(page, selector);
  await expect.poll(() => focused(target), `the focus is on ${selector}`).toBe(true);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const target = await seen(page, selector);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await focused(target)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

export async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Waits until a form's script has taken it over: then the browser no longer checks it by itself. */
export async function expectAlive(page: Page, form: string): Promise<void> {
  const element = await seen<HTMLFormElement>(page, form);
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => element.evaluate(({ noValidate }) => noValidate)).toBe(true);
}

/** Ticks a box by keyboard. */
export async function tick(page: Page, box: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press(' ');
  await expect.poll(() => isTicked(page, box)).toBe(true);
}

export const isTicked = async (page: Page, box: string) =>
  (await seen<HTMLInputElement>(page, box)).evaluate(({ checked }) => checked);

export const typedInto = async (page: Page, field: string) =>
  (await seen<HTMLInputElement>(page, field)).evaluate(({ value }) => value);

export const textOf = async (page: Page, selector: string) =>
  (await seen(page, selector)).evaluate((element) => element.innerText);

const focused = (target: ElementHandle) =>
  target.evaluate((element) => element === document.activeElement);

/** Puppeteer's own `url()` does not hear of what scripts do to the address in this Firefox. */
export const addressOf = (page: Page) => page.evaluate(() => location.href);

/** Puppeteer's own `goBack` waits for a document even where the address changes within one. */
export const back = (page: Page) => page.evaluate(() => history.back());

/** The files with such an end that have been saved: empty ones, and those with a part beside them, are on their way. */
export function saved(folder: string, end: string): Buffer[] {
  const names = readdirSync(folder);
  if (names.some((name) => name.endsWith('.part'))) return [];
  return names
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name)))
    .filter(({ length }) => length > 0);
}
