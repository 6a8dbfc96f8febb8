/** The contact form, from the first key to the number of the matter (behaviour sheet 5). */
import type { Page } from '@playwright/test';
import { expectAlive, hold, reference } from '../support/forms.ts';
import { tabTo } from '../support/hands.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { expectClean } from '../support/schemes.ts';
import { answered } from '../support/tolerable.ts';

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
    // Under way it is called otherwise.
    send: form.locator('[type=submit]'),
  };
}

async function open(page: Page) {
  await page.goto(path);
  const parts = partsOf(page);
  await expectAlive(parts.form);
  await expect(parts.send).toHaveText(text.send);
  return parts;
}

type Parts = ReturnType<typeof partsOf>;

async function fill({ email, message, name }: Parts): Promise<void> {
  await name.fill('Miriam Kowalczyk');
  // As address books and sentences give it.
  await email.fill('Miriam <mailto:miriam@posteo.example>;');
  await message.fill('Guten Tag');
}

test('by keyboard alone to the number of the matter', async ({ page }) => {
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
  await expectClean(page, 'light');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: text.copy }).press('Enter');
  const told = page.getByRole('status').filter({ hasText: text.copied });
  await expect(told).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(reference);
});

test.describe(() => {
  test.use({ tolerated: answered([500, call]) });

  test('what is missing is said at once; a server that fails loses nothing, and two presses are one message', async ({
    page,
  }) => {
    const parts = await open(page);
    const { email, form, message, name, send } = parts;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });

    await test.step('sent empty', async () => {
      await send.click();
      await expect(name).toBeFocused();
      for (const field of [name, email, message]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        const described = await field.getAttribute('aria-describedby');
        await expect(page.locator(`#${described?.split(' ').at(-1)}`)).toBeVisible();
      }
      await expect(form.getByRole('status')).toHaveText(text.summary);
      await expect(form.getByRole('heading', { name: text.summary })).toBeVisible();
      await expectClean(page, 'dark');
      await form.getByRole('link', { name: text.required }).click();
      await expect(name).toBeFocused();
      await name.fill('Miriam Kowalczyk');
      await expect(name).not.toHaveAttribute('aria-invalid');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      expect(keys).toEqual([]);
    });

    await test.step('the server fails, twice', async () => {
      const failed = form.getByRole('heading', { name: text.failed });
      const fail = await hold(page, `**${call}`, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await fill(parts);
      await send.dblclick();
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      fail();
      await expect(failed).toBeFocused();
      await expect(name).toHaveValue('Miriam Kowalczyk');
      await expect(message).toHaveValue('Guten Tag');
      await expectClean(page, 'light');
      await send.click();
      await expect(failed).toBeFocused();
      await page.unroute(`**${call}`);
    });

    await message.fill('Guten Abend');
    await send.click();
    await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1], 'the same again').toBe(keys[0]);
    expect(keys[2], 'another message').not.toBe(keys[0]);
  });
});

test('what was typed and sent before the script came is neither lost nor forgotten', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/hydrate-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  const parts = partsOf(page);
  await fill(parts);
  await parts.send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Wird gesendet …' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
  await expect(page.getByText(/ miriam@posteo\.example\b/)).toBeVisible();
});

test('the way on is read from the hidden field of the page, and leads to nobody who is not allowed', async ({
  page,
}) => {
  for (const [asked, arrives] of [
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
    }, asked);
    await parts.send.click();
    if (arrives) await page.waitForURL(`**${asked}`);
    else await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
  }
});
