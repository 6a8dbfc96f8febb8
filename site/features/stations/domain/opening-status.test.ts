import { holidaysFrom, type MunicipalHoliday } from '@oilway/store/holidays.ts';
import { describe, expect, it } from 'vitest';
import { holidayRegions, holidaysIn } from './german-land.ts';
import { type OpeningTimes, openingStatusAt } from './opening-status.ts';
import { openingLevel, openingStatusText } from './opening-status-text.ts';

const hours: OpeningTimes['hours'] = [
  { days: 'monFri', opens: '07:30', closes: '18:30' },
  { days: 'sat', opens: '09:00', closes: '14:00' },
];
const berlin = (moment: string, holidays: readonly string[] = []) =>
  openingStatusAt(new Date(moment), { hours }, holidays);

describe('openingAt', () => {
  it.each([
    ['2026-11-17T06:29:59Z', { state: 'closed', opens: { at: '07:30', inDays: 0, weekday: 2 } }],
    ['2026-11-17T06:30:00Z', { state: 'open', until: '18:30', minutesLeft: 660 }],
    ['2026-11-17T17:10:00Z', { state: 'open', until: '18:30', minutesLeft: 20 }],
    ['2026-11-17T17:30:00Z', { state: 'closed', opens: { at: '07:30', inDays: 1, weekday: 3 } }],
    ['2026-11-21T13:00:00Z', { state: 'closed', opens: { at: '07:30', inDays: 2, weekday: 1 } }],
    // Monday in Berlin, still Sunday in Greenwich.
    ['2026-07-05T22:30:00Z', { state: 'closed', opens: { at: '07:30', inDays: 0, weekday: 1 } }],
  ])('returns the opening state at %s', (moment, expected) => {
    expect(berlin(moment)).toMatchObject(expected);
  });

  it.each([
    ['2026-11-17T12:00:00Z', 1, 'geöffnet bis 18:30'],
    ['2026-11-17T17:15:00Z', 0.5, 'schließt in 15 Minuten, 18:30'],
    ['2026-11-17T17:29:59Z', 1 / 30, 'schließt in 1 Minute, 18:30'],
    ['2026-11-17T17:30:00Z', 0, 'geschlossen, öffnet morgen 7:30'],
  ])('the level drains in the last half hour, as the text says: %s', (moment, level, text) => {
    expect(openingLevel(berlin(moment))).toBeCloseTo(level);
    expect(openingStatusText(berlin(moment), 'de-DE')).toBe(text);
  });

  it('returns closed without hours', () => {
    expect(openingStatusAt(new Date(), { hours: [] }, [])).toEqual({
      state: 'closed',
      holiday: false,
    });
  });
});

describe('closures', () => {
  const closures = [{ from: '2026-11-18', to: '2026-11-20' }];
  const at = (moment: string) => openingStatusAt(new Date(moment), { hours, closures }, []);

  it('reports closed on each closure day and the next opening after the closure', () => {
    expect(at('2026-11-17T10:00:00Z')).toMatchObject({ state: 'open' });
    expect(at('2026-11-17T20:00:00Z')).toMatchObject({ opens: { inDays: 4, weekday: 6 } });
    for (const day of [18, 20])
      expect(at(`2026-11-${day}T10:00:00Z`)).toMatchObject({
        state: 'closed',
        closedUntil: '2026-11-20',
      });
    expect(at('2026-11-21T10:00:00Z')).toMatchObject({ state: 'open' });
  });
});

it('uses the hours of single weekdays', () => {
  const single = [
    { days: 'mon', opens: '08:00', closes: '18:00' },
    { days: 'thu', opens: '08:00', closes: '20:00' },
  ] as const;
  const on = (moment: string) => openingStatusAt(new Date(moment), { hours: single }, []);
  expect(on('2026-11-19T18:30:00Z')).toMatchObject({ state: 'open', until: '20:00' });
  expect(on('2026-11-17T10:00:00Z')).toMatchObject({ opens: { inDays: 2, weekday: 4 } });
});

describe('public holidays', () => {
  const calendar = holidaysFrom(Date.parse('2026-05-20T12:00:00Z'), 'de');
  const at = (moment: string, postalCode: string) =>
    berlin(moment, holidaysIn(calendar, holidayRegions({ country: 'de', postalCode })));

  it('reports closed only in the Länder that observe the holiday', () => {
    // Corpus Christi.
    expect(at('2026-06-04T10:00:00Z', '44263')).toMatchObject({
      state: 'closed',
      holiday: true,
      opens: { at: '07:30', inDays: 1 },
    });
    expect(at('2026-06-04T10:00:00Z', '10115')).toMatchObject({ state: 'open' });
    // Whit Monday is a holiday everywhere; the Friday before opens again on Saturday.
    expect(at('2026-05-25T10:00:00Z', '10115')).toMatchObject({ holiday: true });
    // All Saints' Day: a Sunday; Reformation Day: the Saturday before, in the north.
    expect(at('2026-10-31T10:00:00Z', '20095')).toMatchObject({
      holiday: true,
      opens: { inDays: 2, weekday: 1 },
    });
    expect(at('2026-10-31T10:00:00Z', '50667')).toMatchObject({ state: 'open' });
  });

  it('reports closed only where the municipality observes the holiday', () => {
    const august = holidaysFrom(Date.parse('2026-08-01T12:00:00Z'), 'de');
    const statusWithHolidays = (moment: string, postalCode: string, ...names: MunicipalHoliday[]) =>
      berlin(
        moment,
        holidaysIn(
          august,
          holidayRegions({
            country: 'de',
            postalCode,
            municipalHolidays: Object.fromEntries(names.map((name) => [name, true])),
          }),
        ),
      );
    // 15 August 2026 is a Saturday, and so is the 8th.
    const [augsburg, munich, nuremberg] = ['86154', '80687', '90402'];
    expect(
      statusWithHolidays('2026-08-08T08:00:00Z', augsburg, 'assumption', 'peaceFestival'),
    ).toMatchObject({
      state: 'closed',
      holiday: true,
      opens: { inDays: 2, weekday: 1 },
    });
    expect(statusWithHolidays('2026-08-15T08:00:00Z', munich, 'assumption')).toMatchObject({
      holiday: true,
    });
    expect(statusWithHolidays('2026-08-08T08:00:00Z', munich, 'assumption')).toMatchObject({
      state: 'open',
    });
    expect(statusWithHolidays('2026-08-15T08:00:00Z', nuremberg)).toMatchObject({ state: 'open' });
    // Corpus Christi in Leinefelde, in Thuringia, and in Erfurt; the holidays of the Land hold, too.
    const june = holidaysIn(calendar, 'th corpusChristi');
    expect(berlin('2026-06-04T10:00:00Z', june)).toMatchObject({
      holiday: true,
      opens: { inDays: 1 },
    });
    expect(berlin('2026-06-04T10:00:00Z', holidaysIn(calendar, 'th'))).toMatchObject({
      state: 'open',
    });
    expect(june).toContain('2026-09-20');
  });

  it('reports a Polish station closed on Polish holidays', () => {
    const polish = holidaysFrom(Date.parse('2026-11-01T12:00:00Z'), 'pl');
    expect(holidayRegions({ country: 'pl', postalCode: '00-001' })).toBe('pl');
    const warsaw = (moment: string) =>
      openingStatusAt(new Date(moment), { hours }, polish.pl ?? []);
    expect(warsaw('2026-11-11T10:00:00Z')).toMatchObject({ holiday: true, opens: { inDays: 1 } });
    // From Christmas Eve, a holiday since 2025, until Monday.
    expect(warsaw('2026-12-24T10:00:00Z')).toMatchObject({ holiday: true, opens: { inDays: 4 } });
    expect(berlin('2026-11-11T10:00:00Z', calendar.de)).toMatchObject({ state: 'open' });
  });

  it('the calendar covers the dates from yesterday through the coming year', () => {
    expect(calendar.de).toContain('2027-05-17');
    expect(calendar.de?.every((date) => date >= '2026-05-19')).toBe(true);
    expect(Object.keys(calendar)).toHaveLength(20);
  });
});
