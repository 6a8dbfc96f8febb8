import { type Country, countryOf, type Locale } from '@oilway/store/locales.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventSignUp, Mail } from '../payload-types.ts';
import { eitherDatabase, openDatabase, type TestDatabase } from '../test/database.ts';
import { makePage, makePair, paragraph, publish as publishPage } from '../test/pages.ts';

const locales = ['de-DE', 'pl-PL'] as const;
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
let counter = 0;

describe.each(eitherDatabase)('event counterparts in Berlin and Warsaw on %s', (kind) => {
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

  /** Creates two counterparts with one place each, in different towns. @returns their ids and a sign-up function. */
  async function openEvents() {
    counter += 1;
    const translationKey = crypto.randomUUID();
    const open = async (country: Country, title: string, venue: object) => {
      const text = { title, slug: `abend-${counter}`, intro: title, body: paragraph(title) };
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
    const signUp = (cultureName: Locale, name: string) => {
      counter += 1;
      const event = ids[countryOf(cultureName)];
      return database.store.submitEventSignUp(
        { cultureName, event, name, email: emailOf(ids, name), phone: '', message: '' },
        {
          captcha: { id: `venue-${counter}`, expires: new Date(Date.now() + 60_000) },
          idempotencyKey: undefined,
        },
      );
    };
    return { ids, signUp };
  }
  const emailOf = ({ de }: Record<Country, number>, name: string) => `${name}${de}@posteo.example`;
  const all = { overrideAccess: true, pagination: false, depth: 0 } as const;
  /** Returns the sign-ups in order, as `de anna confirmed`. */
  const signUpLines = async ({ de, pl }: Record<Country, number>): Promise<string[]> => {
    const { docs } = await database.payload.find({
      collection: 'event-sign-ups',
      where: { event: { in: [de, pl] } },
      sort: ['cultureName', 'createdAt', 'id'],
      ...all,
    });
    return docs.map(({ cultureName, name, place }) => `${countryOf(cultureName)} ${name} ${place}`);
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
  /** Returns the calendar properties of a mail's attachment. */
  const calendarIn = (mail: Mail | undefined) => {
    const [file] = (mail?.attachments ?? []) as { content: string }[];
    const lines = (file?.content ?? '').replace(/\r\n /g, '').split('\r\n');
    return Object.fromEntries(lines.map((line) => line.split(/:(.*)/, 2)));
  };

  test('counts places and promotes waiting guests separately per venue', async () => {
    const { ids, signUp } = await openEvents();
    const places = async () =>
      Promise.all(locales.map((one) => database.store.eventOccupancy(ids[countryOf(one)], one)));
    expect((await signUp('de-DE', 'anna')).place).toBe('confirmed');
    expect((await signUp('de-DE', 'bert')).place).toBe('waiting');
    expect(await places()).toMatchObject([{ confirmed: 1 }, { confirmed: 0 }]);
    expect((await signUp('pl-PL', 'celina')).place).toBe('confirmed');
    expect((await signUp('pl-PL', 'darek')).place).toBe('waiting');
    const [mail] = await mailsTo(emailOf(ids, 'celina'));
    await database.store.cancelSignUp(tokenIn(mail));
    expect(await signUpLines(ids)).toEqual([
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

  test('confirms one of two concurrent sign-ups for the last place of each venue', async () => {
    const { ids, signUp } = await openEvents();
    const people = ['a', 'b'].flatMap((name) => locales.map((one) => ({ one, name })));
    await Promise.all(people.map(({ name, one }) => signUp(one, `${name}-${countryOf(one)}`)));
    const places = (await signUpLines(ids)).map((line) => line.replace(/ .* /, ' ')).sort();
    expect(places).toEqual(['de confirmed', 'de waiting', 'pl confirmed', 'pl waiting']);
  });

  test('names the venue and time of the signed-up event in mails, calendar files and sign-up data', async () => {
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
    for (const [mail, venue] of [
      [german, berlin],
      [polish, warsaw],
    ] as const) {
      const calendar = calendarIn(mail);
      expect(calendar.LOCATION).toContain(venue.venue);
      expect(calendar.DTSTART).toBe(venue.start.replace(/\.000|[-:]/g, ''));
      expect((await database.store.findSignUp(tokenIn(mail)))?.event).toMatchObject(venue);
    }
    // The entries of both venues can be in one calendar.
    expect(calendarIn(polish).UID).not.toBe(calendarIn(german).UID);
    for (const [to, venue] of [
      ['de@oilway.example', berlin],
      ['pl@oilway.example', warsaw],
    ] as const)
      expect((await mailsTo(to)).at(-1)?.text).toContain(venue.venue);
  });

  test('mails and applies a change of an event to guests of its country only', async () => {
    const { ids, signUp } = await openEvents();
    for (const name of ['anna', 'bert']) await signUp('de-DE', name);
    for (const name of ['celina', 'darek']) await signUp('pl-PL', name);
    await publish(ids.pl, { capacity: null, venue: 'Oilway Warszawa-Wola' });
    expect(await signUpLines(ids)).toEqual([
      'de anna confirmed',
      'de bert waiting',
      'pl celina confirmed',
      'pl darek confirmed',
    ]);
    expect(await subjectsTo(emailOf(ids, 'anna'))).toHaveLength(1);
    expect((await mailsTo(emailOf(ids, 'celina'))).at(-1)?.text).toContain('Oilway Warszawa-Wola');
    expect(await database.store.eventOccupancy(ids.de, 'de-DE')).toMatchObject({ capacity: 1 });
  });

  test('returns the reference of the first sign-up for repeated sign-ups at the same venue', async () => {
    const { ids, signUp } = await openEvents();
    const first = await signUp('de-DE', 'anna');
    const again = await signUp('de-DE', 'anna');
    const elsewhere = await signUp('pl-PL', 'anna');
    expect(again.reference).toBe(first.reference);
    expect(elsewhere.reference).not.toBe(first.reference);
    const [, mail] = await mailsTo(emailOf(ids, 'anna'));
    expect(mail?.text).toContain(first.reference);
    const submission = {
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
      expect((await database.store.submitEventSignUp(form, submission)).reference).toBe(
        first.reference,
      );
    const { docs } = await database.payload.find({
      collection: 'event-sign-ups',
      where: { event: { equals: ids.de }, place: { equals: 'repeated' } },
      ...all,
    });
    expect(docs.map(({ repeats }: EventSignUp) => repeats)).toEqual([
      first.reference,
      first.reference,
    ]);
    const staffMails = (await mailsTo('de@oilway.example')).filter(({ replyTo }) =>
      replyTo?.toLowerCase().startsWith(`anna${ids.de}@`),
    );
    expect(staffMails.map(({ subject }) => subject)).toEqual([
      `Neue Anmeldung von anna: Ölabend (${first.reference})`,
      `Erneute Anmeldung von anna: Ölabend (${first.reference})`,
      `Erneute Anmeldung von Anna Nowak: Ölabend (${first.reference})`,
    ]);
    const written = staffMails.at(-1)?.text ?? '';
    expect(new Set(written.match(/OW-[\d-]+/g))).toEqual(new Set([first.reference]));
    for (const words of ['bestätigt', 'Anna Nowak', '0231 4477100', 'Gibt es einen Ständer?'])
      expect(written).toContain(words);
  });

  test('resolves a node id to an event, its counterpart or the event of a form on a published page', async () => {
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
      expect(await store.eventOfNode(id, 'de-DE')).toBe(over.de);
      expect(await store.eventOfNode(id, 'pl-PL')).toBe(over.pl);
    }
    expect(await store.eventOfNode(page.de, 'de-DE')).toBeUndefined();
    await form(page.de, { which: 'chosen', event: over.de });
    for (const id of [page.de, page.pl]) {
      expect(await store.eventOfNode(id, 'de-DE')).toBe(over.de);
      expect(await store.eventOfNode(id, 'pl-PL')).toBeUndefined();
    }
    const singlePage = await makePage(payload, home.de, 'Allein');
    await form(singlePage, { which: 'chosen', event: over.de });
    expect(await store.eventOfNode(singlePage, 'pl-PL')).toBeUndefined();
    await publish(next.de, { start: '2098-01-01T10:00:00.000Z' });
    await publish(over.de, {
      start: '2026-01-01T10:00:00.000Z',
      end: '2026-01-01T12:00:00.000Z',
    });
    await form(page.de, { which: 'next' });
    expect(await store.eventOfNode(page.de, 'de-DE')).toBe(next.de);
    await payload.update({ collection: 'pages', id: page.de, data: { _status: 'draft' } });
    expect(await store.eventOfNode(page.de, 'de-DE')).toBeUndefined();
  });
});
