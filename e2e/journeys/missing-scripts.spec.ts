/** A form whose scripts do not load: it shows a waiting state and submits as without JavaScript. */
import type { Page, Request, Route } from '@playwright/test';
import { pdf } from '../support/attached-files.ts';
import { answerMathCaptcha, expectHydrated, reference } from '../support/forms.ts';
import { firstOrAll } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

// The tests break the scripts on purpose.
test.use({
  allowedErrors: /ERR_|Failed to|answered 40[04]|Unexpected|SyntaxError|status of 40[04]/,
});

const path = pageOf('de', 'contact').path;
const island = '**/assets/hydrate-*.js';
const entry = '**/assets/site-*.js';

const isPost = (request: Request) => request.method() === 'POST';

async function send(page: Page): Promise<void> {
  await page.locator('#contact-form-name').fill('Miriam Kowalczyk');
  await page.locator('#contact-form-email').fill('miriam@posteo.example');
  await page.locator('#contact-form-message').fill('Guten Tag');
  await page.locator('#contact-form [type=submit]').click();
}

/** Expects the no-JS page with the input repopulated, and submits it once. */
async function expectStoredOnce(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Noch nicht gesendet' })).toBeFocused();
  await expect(page.locator('#contact-form-message')).toHaveValue('Guten Tag');
  await answerMathCaptcha(page);
  await page.locator('#contact-form [type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Danke.' })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
}

const failures: [string, string, (route: Route) => Promise<void>][] = [
  ['the island returns 404', island, (route) => route.fulfill({ status: 404 })],
  [
    'the island has a syntax error',
    island,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {' }),
  ],
  ['the entry is blocked', entry, (route) => route.abort()],
];

for (const [title, address, fail] of firstOrAll(failures))
  test(`submits a form natively at once when ${title}`, async ({ page }) => {
    await page.route(address, fail);
    await page.goto(path);
    await page.locator('#contact-form-name').focus();
    await expect(page.locator('html')).toHaveAttribute('data-broken');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Noch nicht gesendet' })).toBeVisible({
      timeout: 3000,
    });
    await expectStoredOnce(page);
  });

const scripts = [
  ['the entry', entry],
  ['the island', island],
] as const;

for (const [title, address] of firstOrAll(scripts))
  test(`submits a form natively within 4 s when ${title} does not respond`, async ({ page }) => {
    await page.route(address, () => undefined);
    // The load event waits for the blocked scripts.
    await page.goto(path, { waitUntil: 'commit' });
    await send(page);
    const pressed = Date.now();
    await expect(page.getByRole('status').filter({ hasText: 'Wird gesendet …' })).toBeVisible();
    await page.locator('#contact-form [type=submit]').click();
    await page.waitForRequest(isPost);
    expect(Date.now() - pressed).toBeLessThan(5000);
    await expectStoredOnce(page);
  });

for (const name of firstOrAll(['captcha-worker', 'v2']))
  test(`submits a form natively when ${name} for the captcha returns 404`, async ({ page }) => {
    await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expectHydrated(page.locator('#contact-form'));
    await send(page);
    await expectStoredOnce(page);
  });

test('asks for selected files again after a native submission', async ({ page }) => {
  await page.route(island, (route) => route.abort());
  await page.goto(pageOf('de', 'sponsoring').path);
  await page.locator('#sponsoring-form-association').fill('Turnverein');
  await page
    .locator('#sponsoring-form-attachments')
    .setInputFiles({ name: 'Satzung.pdf', mimeType: 'application/pdf', buffer: pdf });
  const posted = page.waitForResponse((response) => isPost(response.request()));
  await page.locator('#sponsoring-form [type=submit]').click();
  await posted;
  await expect(page.locator('#sponsoring-form-association')).toHaveValue('Turnverein');
  await expect(page.getByText('Bitte wählen Sie Ihre Dateien noch einmal.').first()).toBeVisible();
});

test('submits a form natively within 4 s when the entry has a syntax error', async ({ page }) => {
  await page.route(entry, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {' }),
  );
  await page.goto(path);
  await send(page);
  await expectStoredOnce(page);
});

for (const [title, address] of firstOrAll(scripts))
  test(`offline before ${title} loads: waits and submits by script once online`, async ({
    context,
    page,
  }) => {
    let isOffline = true;
    await page.route(address, (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.clock.install();
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#contact-form [type=submit]').waitFor();
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'Wird gesendet …' })).toBeVisible();
    // Longer than a form waits while online.
    await page.clock.fastForward(4500);
    isOffline = false;
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Danke, Miriam Kowalczyk.' })).toBeFocused();
    await expect(page.getByText(reference)).toBeVisible();
  });
