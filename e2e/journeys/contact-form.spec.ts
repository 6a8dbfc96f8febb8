/** The contact form, from the first field to the reference number (behaviour sheet 5). */
import type { Page } from '@playwright/test';
import { errorResponses } from '../support/allowed-errors.ts';
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { expectHydrated, holdRequests, reference } from '../support/forms.ts';
import { tabTo } from '../support/interactions.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

const { path } = pageOf('de', 'contact');
const call = '/umbraco/api/contact/SubmitMessage';

const text = {
  department: 'Worum geht es?',
  name: 'Name',
  email: 'E-Mail-Adresse',
  message: 'Ihre Nachricht',
  send: 'Nachricht senden',
  summary: 'Bitte prüfen Sie drei Angaben',
  required: 'Bitte Ihren Namen angeben.',
  failed: 'Das hat nicht geklappt',
  thanks: 'Danke, Miriam Kowalczyk.',
  copy: 'Nummer kopieren',
  copied: 'Nummer kopiert',
} as const;

function partsOf(page: Page) {
  const form = page.locator('#contact-form');
  return {
    form,
    name: form.getByLabel(text.name, { exact: true }),
    email: form.getByLabel(text.email),
    message: form.getByLabel(text.message),
    // Its label changes during the submission.
    send: form.locator('[type=submit]'),
  };
}

async function open(page: Page) {
  await page.goto(path);
  const parts = partsOf(page);
  await expectHydrated(parts.form);
  await expect(parts.send).toHaveText(text.send);
  return parts;
}

type Parts = ReturnType<typeof partsOf>;

async function fill({ email, message, name }: Parts): Promise<void> {
  await name.fill('Miriam Kowalczyk');
  // As copied from an address book.
  await email.fill('Miriam <mailto:miriam@posteo.example>;');
  await message.fill('Guten Tag');
}

test('submits by keyboard and shows the reference number', async ({ page }) => {
  const { email, form, message, name, send } = await open(page);
  await form.getByLabel(text.department).focus();
  await tabTo(page, name);
  await page.keyboard.type('Miriam Kowalczyk');
  await tabTo(page, email);
  await page.keyboard.type('miriam@müller-öl.de');
  await tabTo(page, message);
  await page.keyboard.type('Guten Tag, Ölwechsel!');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText('miriam@müller-öl.de')).toBeVisible();
  await expectAccessibleInScheme(page, 'light');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: text.copy }).press('Enter');
  const copyStatus = page.getByRole('status').filter({ hasText: text.copied });
  await expect(copyStatus).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(reference);
});

test.describe(() => {
  test.use({ allowedErrors: errorResponses([500, call]) });

  test('shows validation errors, keeps input after a 500 and sends a double click once', async ({
    page,
  }) => {
    const parts = await open(page);
    const { email, form, message, name, send } = parts;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });

    await test.step('shows validation errors for an empty form', async () => {
      await send.click();
      await expect(name).toBeFocused();
      for (const field of [name, email, message]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        const described = await field.getAttribute('aria-describedby');
        await expect(page.locator(`#${described?.split(' ').at(-1)}`)).toBeVisible();
      }
      await expect(form.getByRole('status')).toHaveText(text.summary);
      await expect(form.getByRole('heading', { name: text.summary })).toBeVisible();
      await expectAccessibleInScheme(page, 'dark');
      await form.getByRole('link', { name: text.required }).click();
      await expect(name).toBeFocused();
      await name.fill('Miriam Kowalczyk');
      await expect(name).not.toHaveAttribute('aria-invalid');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      expect(keys).toEqual([]);
    });

    await test.step('keeps input after two 500 responses', async () => {
      const failed = form.getByRole('heading', { name: text.failed });
      const fail = await holdRequests(page, `**${call}`, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await fill(parts);
      await send.dblclick();
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      fail();
      await expect(failed).toBeFocused();
      await expect(name).toHaveValue('Miriam Kowalczyk');
      await expect(message).toHaveValue('Guten Tag');
      await expectAccessibleInScheme(page, 'light');
      await send.click();
      await expect(failed).toBeFocused();
      await page.unroute(`**${call}`);
    });

    await message.fill('Guten Abend');
    await send.click();
    await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1], 'the same message').toBe(keys[0]);
    expect(keys[2], 'another message').not.toBe(keys[0]);
  });
});

test('submits what was typed and sent before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/hydrate-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  const parts = partsOf(page);
  await fill(parts);
  await parts.send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Wird gesendet …' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
  await expect(page.getByText(/ miriam@posteo\.example\b/)).toBeVisible();
});

test('follows the hidden trackingPage field only within the site', async ({ page }) => {
  for (const [trackingPage, arrives] of [
    ['https://evil.example/danke', false],
    ['javascript:document.title="evil"', false],
    ['/impressum?von=kontakt', true],
  ] as const) {
    const parts = await open(page);
    await fill(parts);
    await parts.form.evaluate((form, value) => {
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name: 'trackingPage', value });
      form.append(field);
    }, trackingPage);
    await parts.send.click();
    if (arrives) await page.waitForURL(`**${trackingPage}`);
    else await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
  }
});
