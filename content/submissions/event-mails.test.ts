import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { paragraph } from '../test/pages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());

const soon = new Date(Date.now() + 8 * 86_400_000).toISOString();

test('whoever signed up in Polish is told of the Polish event, at once and later', async () => {
  const { content, payload } = database;
  const text = (title: string, slug: string) => ({
    title,
    slug,
    intro: title,
    body: paragraph(title),
    venue: 'Oilway Warszawa',
    address: 'Dwór 1, 00-001 Warszawa',
    _status: 'published',
  });
  const { id } = await payload.create({
    collection: 'events',
    locale: 'de',
    data: {
      ...text('Ölabend', 'oelabend'),
      start: soon,
      end: soon,
      capacity: 1,
    } as never,
  });
  const polish = text('Wieczór olejowy', 'wieczor-olejowy') as never;
  await payload.update({ collection: 'events', id, locale: 'pl', data: polish });
  for (const name of ['ola', 'piotr'])
    await content.submitEventSignUp(
      {
        cultureName: 'pl-PL',
        event: id,
        name,
        email: `${name}@posteo.example`,
        phone: '',
        message: '',
      },
      { captcha: { id: name, expires: new Date(Date.now() + 60_000) }, idempotencyKey: undefined },
    );
  await payload.update({
    collection: 'event-sign-ups',
    where: { name: { equals: 'ola' } },
    data: { place: 'cancelled' },
  });
  const { docs } = await payload.find({
    collection: 'mails',
    sort: 'createdAt',
    pagination: false,
  });
  const told = (name: string) =>
    docs.filter(({ to }) => to === `${name}@posteo.example`).map(({ subject }) => subject);
  expect(told('ola')).toEqual([
    'Państwa miejsce: Wieczór olejowy',
    'Odwołane zgłoszenie: Wieczór olejowy',
  ]);
  expect(told('piotr')).toEqual([
    'Lista rezerwowa: Wieczór olejowy',
    'Zwolniło się miejsce: Wieczór olejowy',
  ]);
});
