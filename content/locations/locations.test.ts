import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';

const database = testDatabase();
let category: number;

beforeAll(async () => {
  const data = { title: 'Station', key: 'station' };
  category = (await database.payload.create({ collection: 'location-categories', data })).id;
});

const station = (more: object) => ({
  ...{ title: 'Nord', country: 'de', category, icon: 'station', street: 'Hof 1' },
  ...{ postalCode: '10115', town: 'Berlin', latitude: 52.5, longitude: 13.4, ...more },
});

/** Returns the validation error of each rejected field. */
async function refusals(act: () => Promise<unknown>): Promise<Record<string, string>> {
  const error = await act().then(
    () => undefined,
    (thrown: { data?: { errors: { message: string; path: string }[] } }) => thrown,
  );
  const errors = error?.data?.errors ?? [];
  return Object.fromEntries(errors.map(({ message, path }) => [path, message]));
}

const t = (key: string) => key;
const refused = (more: object, language = 'de') =>
  refusals(() =>
    database.payload.create({
      collection: 'locations',
      data: station(more) as never,
      req: { i18n: { language, t }, t } as never,
    }),
  );
const make = (country: 'de' | 'pl', latitude: unknown, longitude: unknown, language = 'de') =>
  refused({ country, latitude, longitude }, language);

test('reports swapped coordinates in each language of the studio', async () => {
  const both = (words: string) => ({ latitude: words, longitude: words });
  expect(await make('de', 13.4, 52.5)).toEqual(both('Breite und Länge sind vertauscht.'));
  expect(await make('pl', 21, 52.2, 'pl')).toEqual(
    both('Szerokość i długość są zamienione miejscami.'),
  );
  expect(await make('pl', 21, 52.2, 'en')).toEqual(both('Latitude and longitude are swapped.'));
});

test('rejects coordinates outside the country and names its bounds', async () => {
  expect(await make('de', 52.2, 21)).toEqual({
    longitude: 'Diese Länge liegt nicht in Deutschland: dort sind es 5,8 bis 15,1.',
  });
  expect(await make('pl', 0, 0, 'pl')).toEqual({
    latitude: 'Ta szerokość nie leży w Polsce: tam wynosi od 49 do 54,9.',
    longitude: 'Ta długość nie leży w Polsce: tam wynosi od 14,1 do 24,2.',
  });
  for (const none of [null, undefined, '', 'x', Number.NaN])
    expect(Object.keys(await make('de', none, 13.4))).toEqual(['latitude']);
});

test('accepts border points of both countries and validates an update against the stored location', async () => {
  for (const [country, latitude, longitude] of [
    ['de', 47.27, 10.18],
    ['de', 55.06, 8.42],
    ['de', 51.05, 5.87],
    ['de', 51.27, 15.04],
    ['pl', 49.0, 22.86],
    ['pl', 54.84, 18.3],
    ['pl', 52.84, 14.12],
    ['pl', 50.87, 24.15],
  ] as const)
    expect(await make(country, latitude, longitude)).toEqual({});
  const { payload } = database;
  const { docs } = await payload.find({ collection: 'locations', limit: 1, sort: 'id' });
  const change = (data: object) =>
    refusals(() => payload.update({ collection: 'locations', id: Number(docs[0]?.id), data }));
  expect(await change({ town: 'Anderswo' })).toEqual({});
  expect(Object.keys(await change({ longitude: 52 }))).toEqual(['longitude']);
  // Its coordinates are outside Poland, and its slug is taken there.
  expect(Object.keys(await change({ country: 'pl' }))).toEqual(['latitude', 'longitude', 'slug']);
});

test('rejects duplicate weekdays, duplicate busy rows and times or closures that end before they start', async () => {
  const wednesday = { day: 'wed', opens: '08:00', closes: '14:00' };
  expect(await refused({ singleDays: [wednesday, wednesday] })).toEqual({
    singleDays: 'Jeder Wochentag darf nur einmal vorkommen.',
  });
  expect(await refused({ singleDays: [{ day: 'mon', opens: '18:00', closes: '08:00' }] })).toEqual({
    'singleDays.0.closes': 'Die Schließzeit muss nach der Öffnungszeit liegen.',
  });
  expect(await refused({ closures: [{ from: '2026-12-24', to: '2026-12-23' }] })).toEqual({
    'closures.0.to': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  });
  const morning = { days: 'monFri', part: 'morning', level: 'quiet' };
  expect(await refused({ busy: [morning, { ...morning, level: 'busy' }] })).toEqual({
    busy: 'Diese Tageszeit steht schon in der Tabelle.',
  });
  const right = {
    closures: [{ from: '2026-12-24', to: '2026-12-24' }],
    singleDays: [{ day: 'fri' }],
  };
  expect(await refused(right)).toEqual({});
});

test('requires opening hours in pairs and in order, with localized messages', async () => {
  const hours = (hours: object, language = 'de') => refused({ hours }, language);
  expect(await hours({ sat: { opens: '09:00' } })).toEqual({
    'hours.sat.closes': 'Bitte beide Zeiten angeben, oder keine.',
  });
  expect(await hours({ sat: { opens: '18:00', closes: '09:00' } }, 'pl')).toEqual({
    'hours.sat.closes': 'Godzina zamknięcia musi być późniejsza niż godzina otwarcia.',
  });
  expect(await hours({ sat: { opens: '8 Uhr', closes: '24:00' } })).toEqual({
    'hours.sat.opens': 'Bitte als HH:MM angeben, zum Beispiel 08:00.',
    'hours.sat.closes': 'Bitte als HH:MM angeben, zum Beispiel 08:00.',
  });
  expect(await hours({ sat: { opens: '09:00', closes: '14:00' }, sun: {} })).toEqual({});
});

test('normalizes phone numbers and email addresses entered by staff', async () => {
  const typed = {
    phone: '\u202a(+49)\u00a0231–557788\u202c Durchwahl\u00a012',
    email: 'Station Nord <mailto:nord@müller-öl.de>;',
  };
  const { email, phone } = await database.payload.create({
    collection: 'locations',
    data: station(typed) as never,
  });
  expect([phone, email]).toEqual(['(+49) 231-557788 Durchwahl 12', 'nord@müller-öl.de']);
  expect(await refused({ email: 'a@b.de\nc@d.de' })).toEqual({ email: 'validation:emailAddress' });
});
