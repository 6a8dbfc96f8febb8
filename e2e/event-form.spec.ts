/** Signing up for an event, from the first key to the list of participants and back by the link that cancels. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { edited, expect, studio, test } from './journey.ts';
import { type Login, logins } from './logins.ts';
import { articlesOf, type Language, languages, pageOf } from './pages.ts';

const texts = {
  de: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    privacy: /Datenschutzhinweise gelesen/,
    send: 'Anmelden',
    wait: 'Auf die Warteliste',
    places: /Noch \d+ von \d+ Plätzen sind frei/,
    full: /Alle Plätze sind vergeben/,
    summary: 'Drei Angaben fehlen noch',
    required: 'Name: Bitte ausfüllen.',
    thanks: 'Danke, Miriam Kowalczyk. Ihr Platz ist reserviert.',
    waits: 'Danke, Miriam Kowalczyk. Sie stehen auf der Warteliste.',
    calendar: 'In den Kalender eintragen',
    cancel: 'Jetzt abmelden',
    cancelled: 'Sie sind abgemeldet.',
  },
  pl: {
    name: 'Imię i nazwisko',
    email: 'Adres e-mail',
    privacy: /zasady prywatności/,
    send: 'Wyślij zgłoszenie',
    wait: 'Wpisz na listę rezerwową',
    places: /Wolne miejsca: \d+ z \d+/,
    full: /Wszystkie miejsca są zajęte/,
    summary: '3 pola wymagają poprawy',
    required: 'Imię i nazwisko: Prosimy wypełnić to pole.',
    thanks: 'Dziękujemy, Miriam Kowalczyk. Miejsce jest zarezerwowane.',
    waits: 'Dziękujemy, Miriam Kowalczyk. Zgłoszenie jest na liście rezerwowej.',
    calendar: 'Dodaj do kalendarza',
    cancel: 'Odwołaj zgłoszenie',
    cancelled: 'Zgłoszenie jest odwołane.',
  },
} as const;

const eventsOf = (language: Language) =>
  articlesOf(language).filter(({ kind }) => kind === 'events');

async function open(page: Page, language: Language, address: string) {
  const text = texts[language];
  await page.goto(address);
  const form = page.locator('form[id^="event-form"]');
  await form.scrollIntoViewIfNeeded();
  // The form is alive when the browser no longer checks it by itself.
  await expect(form).toHaveJSProperty('noValidate', true);
  return {
    text,
    form,
    name: form.getByLabel(text.name),
    email: form.getByLabel(text.email),
    privacy: form.getByLabel(text.privacy),
    send: form.getByRole('button', { name: text.send }),
  };
}

/** Signs up by keyboard alone and waits for what the page says then. */
async function signUp(
  page: Page,
  { name }: Awaited<ReturnType<typeof open>>,
  email: string,
  said: string,
) {
  await name.focus();
  await page.keyboard.type('Miriam Kowalczyk');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  for (let field = 0; field < 3; field += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: said })).toBeFocused({ timeout: 60_000 });
}

for (const language of languages) {
  test(`${language}: sent empty it says what is missing; by keyboard alone it leads to a place`, async ({
    page,
  }) => {
    const [event] = eventsOf(language);
    const opened = await open(page, language, event?.path ?? '');
    const { email, form, name, privacy, send, text } = opened;
    await expect(page.getByText(text.places)).toBeVisible();
    await send.click();
    await expect(name).toBeFocused();
    for (const field of [name, email, privacy])
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('status')).toHaveText(text.summary);
    await expectAccessibleInBothSchemes(page);
    await form.getByRole('link', { name: text.required }).click();
    await expect(name).toBeFocused();
    await signUp(page, opened, `miriam.${language}@posteo.example`, text.thanks);
    await expect(page.getByText(/OW-\d\d-\d{3}-\d{4}/)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: text.calendar }).click();
    expect((await download).suggestedFilename()).toMatch(/^oilway-\d+\.ics$/);
  });
}

for (const language of languages)
  test(`${language}: the form of the next event on another page leads to a place in it`, async ({
    page,
  }) => {
    const [event] = eventsOf(language);
    const opened = await open(page, language, pageOf(language, 'events').path);
    const section = page.locator('section', { has: opened.form });
    await expect(section).toContainText(event?.heading ?? '');
    await expect(section.getByText(opened.text.places)).toBeVisible();
    await opened.send.click();
    await expect(opened.name).toBeFocused();
    await expectAccessibleInBothSchemes(page);
    await signUp(page, opened, `anywhere.${language}@posteo.example`, opened.text.thanks);
    await expect(page.getByText(/OW-\d\d-\d{3}-\d{4}/)).toBeVisible();
    await page.reload();
    await section.getByRole('link', { name: /Mehr über diese|Więcej o tym/ }).click();
    await expect(page).toHaveURL(new RegExp(`${event?.path}$`));
  });

test.describe('when the server fails', () => {
  test.use({ tolerated: [/500|Internal Server Error/] });

  test('it says so, keeps everything, and the same again has the same key', async ({ page }) => {
    const [event] = eventsOf('de');
    const { email, form, name, privacy, send } = await open(page, 'de', event?.path ?? '');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await page.route('**/umbraco/api/event/sendNotification', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await name.fill('Miriam Kowalczyk');
    await email.fill('miriam.kept@posteo.example');
    await privacy.check();
    for (let time = 0; time < 2; time += 1) {
      await send.dblclick();
      const failed = form.getByRole('heading', { name: 'Das hat nicht geklappt' });
      await expect(failed).toBeFocused({ timeout: 60_000 });
    }
    await expect(name).toHaveValue('Miriam Kowalczyk');
    await expect(privacy).toBeChecked();
    await expectAccessibleInBothSchemes(page);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});

/** Whoever this is at the studio's calls. */
async function asStaff(request: APIRequestContext, { email, password }: Login) {
  const answer = await request.post(`${studio()}/api/staff/login`, { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `JWT ${token}` };
  return {
    async get<T>(path: string): Promise<T> {
      return (await (await request.get(`${studio()}/api/${path}`, { headers })).json()) as T;
    },
    async patch(path: string, data: object): Promise<number> {
      return (await request.patch(`${studio()}/api/${path}`, { headers, data })).status();
    },
  };
}

test('full, one waits; the link of the mail makes room, and the clerk sees who comes', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const [german, polish] = [eventsOf('de').at(-1), eventsOf('pl').at(-1)];
  const admin = await asStaff(request, logins.admin);
  const slug = german?.path.split('/').at(-1);
  const { docs } = await admin.get<{ docs: { id: number }[] }>(
    `events?locale=de&where[slug][equals]=${slug}`,
  );
  const id = docs[0]?.id;
  expect(await admin.patch(`events/${id}?locale=de`, { capacity: 1, _status: 'published' })).toBe(
    200,
  );
  const firstAddress = `${edited()}${german?.path}`;
  await expect(async () => {
    await page.goto(firstAddress);
    await page.locator('#event-form').scrollIntoViewIfNeeded();
    await expect(page.getByText('Noch ein Platz ist frei.')).toBeVisible({
      timeout: 2000,
    });
  }).toPass();

  const first = await open(page, 'de', firstAddress);
  await signUp(page, first, 'erste@posteo.example', texts.de.thanks);
  const second = await open(page, 'pl', `${edited()}${polish?.path}`);
  await expect(page.getByText(texts.pl.full).first()).toBeVisible();
  await expect(second.form.getByRole('button', { name: texts.pl.wait })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await signUp(page, second, 'druga@poczta.example', texts.pl.waits);
  await expectAccessibleInBothSchemes(page);

  const clerk = await asStaff(request, logins.formsClerk);
  const mailsTo = async (to: string) =>
    (
      await clerk.get<{ docs: { text: string; subject: string }[] }>(
        `mails?sort=createdAt&where[to][equals]=${to}`,
      )
    ).docs;
  const linkIn = (text = '') =>
    /http\S+\/(?:anmeldung|pl\/zgloszenie)\/[\w-]+/.exec(text)?.[0] ?? '';
  const [confirmation] = await mailsTo('erste@posteo.example');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(linkIn(confirmation?.text));
  await reader.getByRole('button', { name: texts.de.cancel }).click();
  await expect(reader.getByText(texts.de.cancelled)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(texts.de.cancelled)).toBeVisible();
  await plain.close();

  const told = await mailsTo('druga@poczta.example');
  expect(told.map(({ subject }) => subject.replace(/: .*/, ''))).toEqual([
    'Lista rezerwowa',
    'Zwolniło się miejsce',
  ]);
  await page.goto(linkIn(told[1]?.text));
  await expect(page.getByRole('button', { name: texts.pl.cancel })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.goto(`${studio()}/admin/login`);
  await page.locator('#field-email').fill(logins.formsClerk.email);
  await page.locator('#field-password').fill(logins.formsClerk.password);
  await page.getByRole('button', { name: /Anmelden|Zaloguj|Login/ }).click();
  await expect(page).toHaveURL(`${studio()}/admin`);
  await page.goto(`${studio()}/admin/collections/event-sign-ups`);
  const row = (email: string) => page.locator('tr', { hasText: email });
  await expect(row('erste@posteo.example')).toContainText(/Abgemeldet|Odwołane|Cancelled/);
  await expect(row('druga@poczta.example')).toContainText(/Bestätigt|Potwierdzone|Confirmed/);
  await expect(row('druga@poczta.example')).toContainText(/OW-/);
});
