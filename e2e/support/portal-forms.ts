import { expect, type Locator, type Page } from '@playwright/test';

/** A form that is alive: the browser no longer checks it by itself. */
export async function alive(page: Page, id: string): Promise<Locator> {
  const form = page.locator(`#${id}`);
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
