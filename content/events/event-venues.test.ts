import { type Culture, type Locale, localeOf } from '@oilway/store/cultures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventSignUp, Mail } from '../payload-types.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { makePage, makePair, paragraph, publish as publishPage } from '../test/pages.ts';

const cultures = ['de-DE', 'pl-PL'] as const;
const berlin = {
  venue: 'Oilway Berlin-Tempelhof',
  address: 'Tempelhofer Damm 178, 12099 Berlin',
  start: '2099-07-03T16:00:00.000Z',
  end: '2099-07-03T19:00:00.000Z',
};
const warsaw = {
  venue: 'Oilway Warszawa-Ursynów',
  address: 'ul. Puławska 427, 02-801 Warszawa',
  start: '2099-09-12T08:00:00.000Z',
  end: '2099-09-12T10:30:00.000Z',
};
let last = 0;

describe.each(databases)('an event in Berlin and in Warsaw on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const department = { department: 'Service', purpose: 'contact', order: 1 } as const;
    for (const country of ['de', 'pl'] as const)
      await database.payload.create({
        collection: 'departments',
        data: { ...department, email: `${country}@oilway.example`, country },
      });
  });
  afterAll(() => database?.close());

  const publish = (id: number, data: object) =>
    database.payload.update({
      collection: 'events',
      id,
      data: { ...data, _status: 'published' },
    });

  /** Two counterparts with one place each, one in either town, and how participants sign up there. */
  async function openEvents() {
    last += 1;
    const translationKey = crypto.randomUUID();
    const open = async (country: Locale, title: string, venue: object) => {
      const text = { title, slug: `abend-${last}`, intro: title, body: paragraph(title) };
      const { id } = await database.payload.create({
        collection: 'events',
        data: {
          ...{ ...text, ...venue, country, translationKey },
          ...{ capacity: 1, _status: 'published' },
        } as never,
      });
      return id;
    };
    const ids = {
      de: await open('de', 'Ölabend', berlin),
      pl: await open('pl', 'Wieczór olejowy', warsaw),
    };
    const signUp = (cultureName: Culture, name: string) => {
      last += 1;
      const event = ids[localeOf(cultureName)];
      return database.store.submitEventSignUp(
        { cultureName, event, name, email: emailOf(ids, name), phone: '', message: '' },
        {
          captcha: { id: `venue-${last}`, expires: new Date(Date.now() + 60_000) },
          idempotencyKey: undefined,
        },
      );
    };
    return { ids, signUp };
  }
  const emailOf = ({ de }: Record<Locale, number>, name: string) => `${name}${de}@posteo.example`;
  const all = { overrideAccess: true, pagination: false, depth: 0 } as const;
  /** Who has which place in which country, in the order of signing up: `de anna confirmed`. */
  const list = async ({ de, pl }: Record<Locale, number>): Promise<string[]> => {
    const { docs } = await database.payload.find({
      collection: 'event-sign-ups',
      where: { event: { in: [de, pl] } },
      sort: ['cultureName', 'createdAt', 'id'],
      ...all,
    });
    return docs.map(({ cultureName, name, place }) => `${localeOf(cultureName)} ${name} ${place}`);
  };
  const mailsTo = async (to: string): Promise<Mail[]> =>
    (
      await database.payload.find({
        collection: 'mails',
        where: { to: { equals: to } },
        sort: 'createdAt',
        ...all,
      })
    ).docs;
  const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);
  const tokenIn = (mail: Mail | undefined) =>
    /\/(?:anmeldung|pl\/zgloszenie)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  /** What a calendar reads of the file of a mail. */
  const calendarIn = (mail: Mail | undefined) => {
    const [file] = (mail?.attachments ?? []) as { content: string }[];
    const lines = (file?.content ?? '').replace(/\r\n /g, '').split('\r\n');
    return Object.fromEntries(lines.map((line) => line.split(/:(.*)/, 2)));
  };

  test('Warsaw has places though Berlin is full; a cancellation makes room where it was', async () => {
    const { ids, signUp } = await openEvents();
    const places = async () =>
      Promise.all(cultures.map((one) => database.store.eventPlaces(ids[localeOf(one)], one)));
    expect((await signUp('de-DE', 'anna')).place).toBe('confirmed');
    expect((await signUp('de-DE', 'bert')).place).toBe('waiting');
    expect(await places()).toMatchObject([{ confirmed: 1 }, { confirmed: 0 }]);
    expect((await signUp('pl-PL', 'celina')).place).toBe('confirmed');
    expect((await signUp('pl-PL', 'darek')).place).toBe('waiting');
    const [told] = await mailsTo(emailOf(ids, 'celina'));
    await database.store.cancelSignUp(tokenIn(told));
    expect(await list(ids)).toEqual([
      'de anna confirmed',
      'de bert waiting',
      'pl celina cancelled',
      'pl darek confirmed',
    ]);
    expect(await subjectsTo(emailOf(ids, 'celina'))).toEqual([
      'Państwa miejsce: Wieczór olejowy',
      'Odwołane zgłoszenie: Wieczór olejowy',
    ]);
    expect(await subjectsTo(emailOf(ids, 'darek'))).toEqual([
      'Lista rezerwowa: Wieczór olejowy',
      'Zwolniło się miejsce: Wieczór olejowy',
    ]);
  });

  test('two at once at the last place of each: one has it, one waits', async () => {
    const { ids, signUp } = await openEvents();
    const people = ['a', 'b'].flatMap((name) => cultures.map((one) => ({ one, name })));
    await Promise.all(people.map(({ name, one }) => signUp(one, `${name}-${localeOf(one)}`)));
    const places = (await list(ids)).map((line) => line.replace(/ .* /, ' ')).sort();
    expect(places).toEqual(['de confirmed', 'de waiting', 'pl confirmed', 'pl waiting']);
  });

  test('each mail, its event for the calendar and the page that cancels name their own place and time', async () => {
    const { ids, signUp } = await openEvents();
    await signUp('de-DE', 'anna');
    await signUp('pl-PL', 'anna');
    const mails = await mailsTo(emailOf(ids, 'anna'));
    const [german, polish] = mails;
    expect(mails).toHaveLength(2);
    expect(german?.text).toContain('3. Juli 2099, 18:00');
    expect(german?.text).toContain(berlin.address);
    expect(polish?.text).toContain('12 września 2099, 10:00');
    expect(polish?.text).toContain(warsaw.address);
    for (const [mail, own] of [
      [german, berlin],
      [polish, warsaw],
    ] as const) {
      const calendar = calendarIn(mail);
      expect(calendar.LOCATION).toContain(own.venue);
      expect(calendar.DTSTART).toBe(own.start.replace(/\.000|[-:]/g, ''));
      expect((await database.store.signUp(tokenIn(mail)))?.event).toMatchObject(own);
    }
    // Whoever goes to both has both in the calendar.
    expect(calendarIn(polish).UID).not.toBe(calendarIn(german).UID);
    for (const [to, own] of [
      ['de@oilway.example', berlin],
      ['pl@oilway.example', warsaw],
    ] as const)
      expect((await mailsTo(to)).at(-1)?.text).toContain(own.venue);
  });

  test('what an editor changes in an event is mailed, and makes room, in its country only', async () => {
    const { ids, signUp } = await openEvents();
    for (const name of ['anna', 'bert']) await signUp('de-DE', name);
    for (const name of ['celina', 'darek']) await signUp('pl-PL', name);
    await publish(ids.pl, { capacity: null, venue: 'Oilway Warszawa-Wola' });
    expect(await list(ids)).toEqual([
      'de anna confirmed',
      'de bert waiting',
      'pl celina confirmed',
      'pl darek confirmed',
    ]);
    expect(await subjectsTo(emailOf(ids, 'anna'))).toHaveLength(1);
    expect((await mailsTo(emailOf(ids, 'celina'))).at(-1)?.text).toContain('Oilway Warszawa-Wola');
    expect(await database.store.eventPlaces(ids.de, 'de-DE')).toMatchObject({ capacity: 1 });
  });

  test('a second sign-up at a venue, also by a second press, is answered with the number of the first', async () => {
    const { ids, signUp } = await openEvents();
    const first = await signUp('de-DE', 'anna');
    const again = await signUp('de-DE', 'anna');
    const elsewhere = await signUp('pl-PL', 'anna');
    expect(again.reference).toBe(first.reference);
    expect(elsewhere.reference).not.toBe(first.reference);
    const [, told] = await mailsTo(emailOf(ids, 'anna'));
    expect(told?.text).toContain(first.reference);
    const press = {
      captcha: { id: `venue-key-${ids.de}`, expires: new Date(Date.now() + 60_000) },
      idempotencyKey: `venue-key-${ids.de}`,
    };
    const input = {
      cultureName: 'de-DE' as const,
      event: ids.de,
      name: 'Anna Nowak',
      phone: '0231 4477100',
      message: 'Gibt es einen Ständer?',
    };
    const form = { ...input, email: emailOf(ids, 'ANNA') };
    for (let time = 0; time < 2; time += 1)
      expect((await database.store.submitEventSignUp(form, press)).reference).toBe(first.reference);
    const { docs } = await database.payload.find({
      collection: 'event-sign-ups',
      where: { event: { equals: ids.de }, place: { equals: 'repeated' } },
      ...all,
    });
    expect(docs.map(({ repeats }: EventSignUp) => repeats)).toEqual([
      first.reference,
      first.reference,
    ]);
    const toUs = (await mailsTo('de@oilway.example')).filter(({ replyTo }) =>
      replyTo?.toLowerCase().startsWith(`anna${ids.de}@`),
    );
    expect(toUs.map(({ subject }) => subject)).toEqual([
      `Neue Anmeldung von anna: Ölabend (${first.reference})`,
      `Erneute Anmeldung von anna: Ölabend (${first.reference})`,
      `Erneute Anmeldung von Anna Nowak: Ölabend (${first.reference})`,
    ]);
    const written = toUs.at(-1)?.text ?? '';
    expect(new Set(written.match(/OW-[\d-]+/g))).toEqual(new Set([first.reference]));
    for (const words of ['bestätigt', 'Anna Nowak', '0231 4477100', 'Gibt es einen Ständer?'])
      expect(written).toContain(words);
  });

  test('a node id names an event or its counterpart, or that of the form on a published page', async () => {
    const { store, payload } = database;
    const { ids: next } = await openEvents();
    const { ids: over } = await openEvents();
    const home = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    const page = await makePair(payload, home, { de: 'Abend', pl: 'Wieczór' });
    const form = (at: number, block: object) =>
      publishPage(payload, at, {
        blocks: [{ blockType: 'eventForm', heading: 'Anmeldung', ...block }] as never,
      });
    for (const id of [over.de, over.pl]) {
      expect(await store.eventAt(id, 'de-DE')).toBe(over.de);
      expect(await store.eventAt(id, 'pl-PL')).toBe(over.pl);
    }
    expect(await store.eventAt(page.de, 'de-DE')).toBeUndefined();
    await form(page.de, { which: 'chosen', event: over.de });
    for (const id of [page.de, page.pl]) {
      expect(await store.eventAt(id, 'de-DE')).toBe(over.de);
      expect(await store.eventAt(id, 'pl-PL')).toBeUndefined();
    }
    const alone = await makePage(payload, home.de, 'Allein');
    await form(alone, { which: 'chosen', event: over.de });
    expect(await store.eventAt(alone, 'pl-PL')).toBeUndefined();
    await publish(next.de, { start: '2098-01-01T10:00:00.000Z' });
    await publish(over.de, {
      start: '2026-01-01T10:00:00.000Z',
      end: '2026-01-01T12:00:00.000Z',
    });
    await form(page.de, { which: 'next' });
    expect(await store.eventAt(page.de, 'de-DE')).toBe(next.de);
    await payload.update({ collection: 'pages', id: page.de, data: { _status: 'draft' } });
    expect(await store.eventAt(page.de, 'de-DE')).toBeUndefined();
  });
});
