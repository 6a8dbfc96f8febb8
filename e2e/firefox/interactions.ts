/** Keyboard and mouse input and checks of visible elements, for pages driven by Puppeteer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { expect } from './journey.ts';

/** Returns a selector by accessible role and exact name, within `part`. A small part is searched faster. */
export const ariaSelector = (part: string, role: string, name: string) =>
  `${part} ::-p-aria(${name}[role="${role}"])`;

/** Waits until the element is visible and returns it. */
export async function waitForVisible<Seen extends Element = HTMLElement>(
  page: Page,
  selector: string,
): Promise<ElementHandle<Seen>> {
  const found = await page.waitForSelector(selector, { visible: true });
  return found as unknown as ElementHandle<Seen>;
}

export const focus = async (page: Page, selector: string) =>
  (await waitForVisible(page, selector)).focus();
export const click = async (page: Page, selector: string) =>
  (await waitForVisible(page, selector)).click();

/** Waits until no element matches, or none is visible. */
export async function waitForHidden(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { hidden: true });
}

export async function expectFocus(page: Page, selector: string): Promise<void> {
  const target = await waitForVisible(page, selector);
  await expect.poll(() => hasFocus(target), `the focus is on ${selector}`).toBe(true);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const target = await waitForVisible(page, selector);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

export async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Interacts, and waits until the form is hydrated: hydration sets `noValidate`. */
export async function expectHydrated(page: Page, form: string): Promise<void> {
  const element = await waitForVisible<HTMLFormElement>(page, form);
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(2, 2);
  await page.mouse.move(2, 3);
  await expect.poll(() => element.evaluate(({ noValidate }) => noValidate)).toBe(true);
}

/** Checks a checkbox by keyboard. */
export async function tick(page: Page, box: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press(' ');
  await expect.poll(() => isTicked(page, box)).toBe(true);
}

export const isTicked = async (page: Page, box: string) =>
  (await waitForVisible<HTMLInputElement>(page, box)).evaluate(({ checked }) => checked);

export const fieldValue = async (page: Page, field: string) =>
  (await waitForVisible<HTMLInputElement>(page, field)).evaluate(({ value }) => value);

export const textOf = async (page: Page, selector: string) =>
  (await waitForVisible(page, selector)).evaluate((element) => element.textContent);

const hasFocus = (target: ElementHandle) =>
  target.evaluate((element) => element === document.activeElement);

/** Returns the URL of the page: `page.url()` misses `history.pushState` in this Firefox. */
export const addressOf = (page: Page) => page.evaluate(() => location.href);

/** Goes back in history: `page.goBack()` waits for a document load even within one document. */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** Returns the completed downloads with this name ending: Firefox writes an empty file and a `.part` file first. */
export function savedFiles(folder: string, end: string): Buffer[] {
  const names = readdirSync(folder);
  if (names.some((name) => name.endsWith('.part'))) return [];
  return names
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name)))
    .filter(({ length }) => length > 0);
}
