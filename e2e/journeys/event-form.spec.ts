/** Event sign-up, from the form to the list of participants and the cancellation link. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { errorResponses } from '../support/allowed-errors.ts';
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { expectHydrated, holdRequests, reference } from '../support/forms.ts';
import { tabTo } from '../support/interactions.ts';
import { edited, expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { articlesOf, type Language, pageOf } from '../support/pages.ts';
import { pastEvent } from '../support/past-event.ts';
import { logInAsStaff } from '../support/staff.ts';

const call = '/umbraco/api/event/sendNotification';

const texts = {
  de: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    thanks: 'Danke, Miriam Kowalczyk. Ihr Platz ist reserviert.',
  },
  pl: {
    name: 'Imię i nazwisko',
    email: 'Adres e-mail',
    wait: 'Wpisz na listę rezerwową',
    full: /Brak miejsc, jest lista rezerwowa/,
    thanks: 'Dziękujemy, Miriam Kowalczyk. Miejsce jest zarezerwowane.',
    waits: 'Dziękujemy, Miriam Kowalczyk. Wszystkie miejsca są zajęte.',
    cancel: 'Odwołaj zgłoszenie',
    cancelled: 'Zgłoszenie jest odwołane.',
  },
} as const;

async function open(page: Page, language: Language, address: string) {
  const text = texts[language];
  await page.goto(address);
  const form = page.locator('form[id^="event-form"]');
  await expectHydrated(form);
  return {
    text,
    form,
    name: form.getByLabel(text.name),
    email: form.getByLabel(text.email),
    send: form.locator('[type=submit]'),
  };
}

type Parts = Awaited<ReturnType<typeof open>>;

async function fill({ email, name }: Parts, address: string): Promise<void> {
  await name.fill('Miriam Kowalczyk');
  await email.fill(address);
}

test.describe(() => {
  test.use({ allowedErrors: errorResponses([500, call]) });

  test('event form on another page: validates, retries after a 500 and offers a calendar file', async ({
    page,
  }) => {
    const [event] = articlesOf('de').filter(({ kind }) => kind === 'events');
    const parts = await open(page, 'de', pageOf('de', 'events').path);
    const { email, form, name, send, text } = parts;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    const section = page.locator('section', { has: form });
    await expect(section).toContainText(event?.heading ?? '');
    await expect(section.getByText(/\d+ von \d+ Plätzen frei/)).toBeVisible();

    await test.step('shows validation errors for an empty form', async () => {
      await send.click();
      await expect(name).toBeFocused();
      for (const field of [name, email])
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByRole('status')).toHaveText('Bitte prüfen Sie zwei Angaben');
      await expectAccessibleInScheme(page, 'light');
      await form.getByRole('link', { name: 'Bitte Ihren Namen angeben.' }).click();
      await expect(name).toBeFocused();
    });

    await test.step('keeps input after a 500 response', async () => {
      const fail = await holdRequests(page, `**${call}`, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.keyboard.type('Miriam Kowalczyk');
      await tabTo(page, email);
      await page.keyboard.type(`${randomUUID()}@posteo.example`);
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      fail();
      await expect(form.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeFocused();
      await expect(name).toHaveValue('Miriam Kowalczyk');
      await page.unroute(`**${call}`);
    });

    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
    await expect(page.getByText(reference)).toBeVisible();
    await expectAccessibleInScheme(page, 'dark');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys, 'the retry has the same key').toEqual([keys[0], keys[0]]);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'In den Kalender eintragen' }).click();
    expect((await download).suggestedFilename()).toMatch(/^oilway-\d+\.ics$/);
    await page.reload();
    await page.getByRole('link', { name: /Mehr über diese/ }).click();
    await expect(page).toHaveURL(event?.path ?? '');
  });
});

const moments = {
  de: { start: '2098-07-03T15:00:00.000Z', end: '2098-07-03T19:00:00.000Z' },
  pl: { start: '2098-09-12T08:00:00.000Z', end: '2098-09-12T10:30:00.000Z' },
};

/** Creates an event with one place in each country, and waits until the site shows them. @returns their URLs. */
async function smallEvents(
  host: Awaited<ReturnType<typeof logInAsStaff>>,
  page: Page,
  mark: string,
) {
  const written = (language: Language) => ({
    ...pastEvent[language],
    ...moments[language],
    slug: `${pastEvent[language].slug}-${mark}`,
    country: language,
    capacity: 1,
    _status: 'published',
  });
  for (const language of ['de', 'pl'] as const) await host.create('events', written(language));
  const addressOf = (language: Language) =>
    `${edited()}${pageOf(language, 'events').path}/${written(language).slug}`;
  const addresses = { de: addressOf('de'), pl: addressOf('pl') };
  for (const address of Object.values(addresses))
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  return addresses;
}

test('counts places per country, promotes from the waiting list on cancellation and lists sign-ups for the host', async ({
  page,
  visitor,
}) => {
  const mark = randomUUID().slice(0, 8);
  const german = `erste.${mark}@posteo.example`;
  const [first, second] = [`pierwsza.${mark}@poczta.example`, `druga.${mark}@poczta.example`];
  const host = await logInAsStaff(page.request, logins.eventHost);
  const events = await smallEvents(host, page, mark);
  const mailsTo = (to: string) =>
    host.find<{ text: string; subject: string }>(`mails?sort=createdAt&where[to][equals]=${to}`);
  const linkIn = (text = '') =>
    /http\S+\/(?:anmeldung|pl\/zgloszenie)\/[\w-]+/.exec(text)?.[0] ?? '';

  const signUp = async (language: Language, address: string) => {
    const parts = await open(visitor, language, events[language]);
    await fill(parts, address);
    await parts.send.click();
  };

  await test.step('gives the one place in each country, then puts sign-ups on the waiting list', async () => {
    await signUp('de', german);
    await expect(visitor.getByRole('heading', { name: texts.de.thanks })).toBeFocused();
    await open(visitor, 'pl', events.pl);
    await expect(visitor.getByText('Wolne miejsca: 1 z 1')).toBeVisible();
    await expect(visitor.getByText('12 września 2098')).toBeVisible();
    await signUp('pl', first);
    await expect(visitor.getByRole('heading', { name: texts.pl.thanks })).toBeFocused();
    const number = await visitor.getByText(reference).textContent();
    const again = await open(visitor, 'pl', events.pl);
    await expect(visitor.getByText(texts.pl.full).first()).toBeVisible();
    await expect(again.send).toHaveText(texts.pl.wait);
    await fill(again, second);
    await again.send.click();
    await expect(visitor.getByRole('heading', { name: texts.pl.waits })).toBeFocused();
    await expectAccessibleInScheme(visitor, 'light');
    await signUp('pl', first);
    await expect(visitor.getByText(number ?? '')).toBeVisible();
  });

  await test.step('cancels by the link in the mail and promotes the waiting sign-up', async () => {
    const [confirmation] = await mailsTo(first);
    await visitor.goto(linkIn(confirmation?.text));
    await expect(visitor.getByText(pastEvent.pl.venue)).toBeVisible();
    await visitor.getByRole('button', { name: texts.pl.cancel }).click();
    await expect(visitor.getByText(texts.pl.cancelled)).toBeFocused();
    const mails = await mailsTo(second);
    expect(mails.map(({ subject }) => subject.replace(/: .*/, ''))).toEqual([
      'Lista rezerwowa',
      'Zwolniło się miejsce',
    ]);
    await visitor.goto(linkIn(mails[1]?.text));
    await expect(visitor.getByRole('button', { name: texts.pl.cancel })).toBeVisible();
    await expectAccessibleInScheme(visitor, 'dark');
  });

  const rows = page.locator('tbody tr');
  const search = (email: string) =>
    page.goto(`${studio()}/admin/collections/event-sign-ups?search=${encodeURIComponent(email)}`);
  await search(german);
  await expect(rows).toContainText(/Bestätigt|Potwierdzone|Confirmed/);
  await expect(rows).toContainText(/Deutschland|Niemcy|Germany/);
  await search(first);
  const cancelled = rows.filter({ hasText: /Abgemeldet|Odwołane|Cancelled/ });
  await expect(cancelled).toContainText(/Polen|Polska|Poland/);
  await search(second);
  await expect(rows).toContainText(/Bestätigt|Potwierdzone|Confirmed/);
});
