/** A report without scripts, and the way on after its code where an editor has set one. */
import type { Page } from '@playwright/test';
import { answerQuestion } from './forms.ts';
import { expect } from './journey.ts';
import { openForm, readCode, reportingPage, text } from './reporting-desk.ts';
import type { asStaff } from './staff.ts';

const next = '/impressum';

/** Reports, sees the code, goes on: the next page learns nothing, not even where its reader came from. */
export async function goOnAfterCode(visitor: Page): Promise<void> {
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
  const asked = visitor.waitForRequest(`**${next}*`);
  await visitor.getByRole('link', { name: text.onward }).click();
  const request = await asked;
  const { hash, pathname, search } = new URL(request.url());
  expect([pathname, search, hash]).toEqual([next, '', '']);
  expect((await request.allHeaders()).referer).toBeUndefined();
  await visitor.waitForURL(`**${next}`);
  expect(await visitor.evaluate(() => document.referrer)).toBe('');
}

/** Other keys than those that the officers signed get no word of a report, and whoever writes it is told. */
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
  await expect(
    visitor.getByText(/^Fingerabdruck der Meldestelle: ([0-9A-Z]{4}-){4}/),
  ).toBeVisible();
  await form.getByLabel(text.observed).fill('Rechnungen ohne Leistung.');
  await form.getByRole('button', { name: text.send }).click();
  await expect(visitor.getByText(/sind nicht die der Meldestelle/)).toBeVisible();
  await expect(form.getByLabel(text.observed)).toHaveValue('Rechnungen ohne Leistung.');
  expect(sent.filter((address) => address.includes('SubmitMessage'))).toEqual([]);
}

/** From the form to the code where no script runs, counted by an officer. */
export async function reportWithoutScripts(
  page: Page,
  officer: Awaited<ReturnType<typeof asStaff>>,
): Promise<void> {
  const count = async () => (await officer.find('reports?pagination=false')).length;
  const before = await count();
  await page.goto(reportingPage());
  // What is true with scripts only is not there.
  await expect(page.getByText(text.onDevice)).toBeHidden();
  await expect(page.getByText(text.onServer)).toBeVisible();
  for (const label of [/^Dateien/, /^Zugangscode/])
    await expect(page.getByLabel(label)).toBeHidden();
  await page.getByLabel(text.observed).fill('Rechnungen ohne Leistung.');
  await page.getByRole('button', { name: text.send }).click();
  await expect(page.getByRole('heading', { name: text.notSent })).toBeFocused();
  await answerQuestion(page);
  await page.getByRole('button', { name: text.send }).click();
  await expect(page.getByRole('heading', { name: text.arrived })).toBeFocused();
  const code = page.locator('strong[translate=no]');
  await expect(code).toHaveText(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new URL(page.url()).search).toBe('');
  expect(await count()).toBe(before + 1);
}

/** One byte more in a script, on its way: the page says so and how to report otherwise, and nothing is sent. */
export async function meetChangedScripts(page: Page): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  for (const name of ['site', 'begin', 'hydrate', 'react-dom', 'ReportForm.island', 'recipients']) {
    const address = new RegExp(`/assets/${name}-[^/]+\\.js$`);
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    });
    await page.goto(reportingPage());
    await page.getByLabel(text.observed).fill('Rechnungen ohne Leistung.');
    const reached = await page.locator('#report-form').evaluateHandle((form) => {
      const seen = { submit: false };
      form.addEventListener('submit', () => Object.assign(seen, { submit: true }));
      return seen;
    });
    await page.getByRole('button', { name: text.send }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Das Formular sendet deshalb nichts' });
    await expect(told, name).toBeVisible();
    // Known before the button is pressed: no script hears of it, and it is shown to whoever pressed.
    if (name === 'site') {
      await expect(told).toBeInViewport();
      expect(await reached.jsonValue()).toEqual({ submit: false });
    }
    await expect(told.getByRole('link')).not.toHaveCount(0);
    await expect(page.getByLabel(text.observed)).toHaveValue('Rechnungen ohne Leistung.');
    await page.unroute(address);
  }
  // Neither does one that is not answered.
  await page.route('**/assets/hydrate-*.js', () => undefined);
  await page.goto(reportingPage());
  await page.getByLabel(text.observed).fill('Rechnungen ohne Leistung.');
  await page.getByRole('button', { name: text.send }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'sendet deshalb nichts' }),
  ).toBeInViewport();
  expect(sent).toEqual([]);
}
