/** Reports without scripts, with a page after the receipt, and with tampered keys and scripts. */
import type { Page } from '@playwright/test';
import { answerMathCaptcha } from './forms.ts';
import { expect } from './journey.ts';
import { openForm, readCode, reportingPage, text } from './reporting-office.ts';
import type { logInAsStaff } from './staff.ts';

const next = '/impressum';

/** Submits a report and follows the link after the receipt: the next page gets no referrer and no parameters. */
export async function continueAfterCode(visitor: Page): Promise<void> {
  const form = await openForm(visitor);
  await expect(visitor.getByText(text.onDevice)).toBeVisible();
  await form.evaluate((element, value) => {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'trackingPage', value });
    element.append(field);
  }, next);
  await form.getByLabel(text.observed).fill('Rechnungen ohne Leistung.');
  await form.getByRole('button', { name: text.send }).click();
  await expect(visitor.getByRole('heading', { name: text.arrived })).toBeFocused();
  await readCode(visitor);
  const nextRequest = visitor.waitForRequest(`**${next}*`);
  await visitor.getByRole('link', { name: text.onward }).click();
  const request = await nextRequest;
  const { hash, pathname, search } = new URL(request.url());
  expect([pathname, search, hash]).toEqual([next, '', '']);
  expect((await request.allHeaders()).referer).toBeUndefined();
  await visitor.waitForURL(`**${next}`);
  expect(await visitor.evaluate(() => document.referrer)).toBe('');
}

/** Expects that the form refuses keys that the officers did not sign, shows an error and sends nothing. */
export async function expectTamperedKeysRefused(visitor: Page): Promise<void> {
  const sent: string[] = [];
  visitor.on('request', (request) => sent.push(request.url()));
  await visitor.route('**/api/reporting/keys', async (route) => {
    const response = await route.fetch();
    const keys = (await response.json()) as { recipients: string[] };
    const recipients = [...keys.recipients.slice(1), `age1${'q'.repeat(58)}`];
    await route.fulfill({ response, json: { ...keys, recipients } });
  });
  const form = await openForm(visitor);
  await visitor.getByText('Fingerabdruck vergleichen').click();
  await expect(
    visitor.getByText(/^Fingerabdruck der Meldestelle: ([0-9A-Z]{4}-){4}/),
  ).toBeVisible();
  await form.getByLabel(text.observed).fill('Rechnungen ohne Leistung.');
  await form.getByRole('button', { name: text.send }).click();
  await expect(visitor.getByText(/sind nicht die der Meldestelle/)).toBeVisible();
  await expect(form.getByLabel(text.observed)).toHaveValue('Rechnungen ohne Leistung.');
  expect(sent.filter((address) => address.includes('SubmitMessage'))).toEqual([]);
}

/** Submits a report without scripts, and expects one more report in the office. */
export async function reportWithoutScripts(
  page: Page,
  officer: Awaited<ReturnType<typeof logInAsStaff>>,
): Promise<void> {
  const count = async () => (await officer.find('reports?pagination=false')).length;
  const before = await count();
  await page.goto(reportingPage());
  // Texts and fields that need scripts are hidden.
  await expect(page.getByText(text.onDevice)).toBeHidden();
  await expect(page.getByText(text.onServer)).toBeVisible();
  for (const label of [/^Dateien/, /^Zugangscode/])
    await expect(page.getByLabel(label)).toBeHidden();
  await page.getByLabel(text.observed).fill('Rechnungen ohne Leistung.');
  await page.getByRole('button', { name: text.send }).click();
  await expect(page.getByRole('heading', { name: text.notSent })).toBeFocused();
  await answerMathCaptcha(page);
  await page.getByRole('button', { name: text.send }).click();
  await expect(page.getByRole('heading', { name: text.arrived })).toBeFocused();
  const code = page.locator('strong[translate=no]');
  await expect(code).toHaveText(/^[0-9A-HJKMNP-TV-Z]{28}$/);
  expect(new URL(page.url()).search).toBe('');
  expect(await count()).toBe(before + 1);
}

/** Expects that the form detects modified scripts, shows an error with other ways to report, and sends nothing. */
export async function expectTamperedScriptsRefused(page: Page): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  for (const name of ['site', 'begin', 'hydrate', 'react-dom', 'ReportForm.island', 'recipients']) {
    const address = new RegExp(`/assets/${name}-[^/]+\\.js$`);
    await page.route(address, async (route) => {
      const original = await route.fetch();
      await route.fulfill({ response: original, body: `${await original.text()} ` });
    });
    await page.goto(reportingPage());
    await page.getByLabel(text.observed).fill('Rechnungen ohne Leistung.');
    const reached = await page.locator('#report-form').evaluateHandle((form) => {
      const seen = { submit: false };
      form.addEventListener('submit', () => Object.assign(seen, { submit: true }));
      return seen;
    });
    await page.getByRole('button', { name: text.send }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Das Formular sendet deshalb nichts' });
    await expect(alert, name).toBeVisible();
    // Detected before the click: no script handles the submit event, and the error is in view.
    if (name === 'site') {
      await expect(alert).toBeInViewport();
      expect(await reached.jsonValue()).toEqual({ submit: false });
    }
    await expect(alert.getByRole('link')).not.toHaveCount(0);
    await expect(page.getByLabel(text.observed)).toHaveValue('Rechnungen ohne Leistung.');
    await page.unroute(address);
  }
  // The same for a script without a response.
  await page.route('**/assets/hydrate-*.js', () => undefined);
  await page.goto(reportingPage());
  await page.getByLabel(text.observed).fill('Rechnungen ohne Leistung.');
  await page.getByRole('button', { name: text.send }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'sendet deshalb nichts' }),
  ).toBeInViewport();
  expect(sent).toEqual([]);
}
