import { describe, expect, test } from 'vitest';
import { type CaseDays, clocksOf, dayOf, deletedFrom, stateOf } from './clocks.ts';

const german: CaseDays = { cultureName: 'de-DE', day: '2026-03-02' };
const polish: CaseDays = { ...german, cultureName: 'pl-PL' };
const states = (report: CaseDays, now: string) =>
  clocksOf(report, now).map(({ duty, state }) => `${duty} ${state}`);

describe.each([german, polish])('the clocks of $cultureName', (report) => {
  test('seven days to acknowledge, a warning on the fifth', () => {
    expect(clocksOf(report, '2026-03-02')[0]).toEqual({
      duty: 'acknowledge',
      due: '2026-03-09',
      state: 'running',
    });
    expect(states(report, '2026-03-06')[0]).toBe('acknowledge running');
    expect(states(report, '2026-03-07')[0]).toBe('acknowledge warning');
    expect(states(report, '2026-03-09')[0]).toBe('acknowledge warning');
    expect(states(report, '2026-03-10')[0]).toBe('acknowledge late');
  });

  test('three months from there to the feedback, a warning on day 75', () => {
    const acknowledged = { ...report, acknowledgedOn: '2026-03-04' };
    expect(clocksOf(acknowledged, '2026-05-17')).toEqual([
      { duty: 'feedback', due: '2026-06-04', state: 'running' },
    ]);
    expect(states(acknowledged, '2026-05-18')).toEqual(['feedback warning']);
    expect(states(acknowledged, '2026-06-05')).toEqual(['feedback late']);
    // Without an acknowledgement the period starts at the end of the seven days.
    expect(clocksOf(report, '2026-03-02')[1]?.due).toBe('2026-06-09');
  });

  test('no month has a 31st day that has none', () => {
    expect(clocksOf({ ...report, acknowledgedOn: '2026-11-30' }, '2026-12-01')[0]?.due).toBe(
      '2027-02-28',
    );
  });

  test('stand still when all is said, and when the case is closed', () => {
    const answered = { ...report, acknowledgedOn: '2026-03-04', feedbackOn: '2026-04-01' };
    expect(clocksOf(answered, '2027-01-01')).toEqual([]);
    expect(clocksOf({ ...report, closedOn: '2026-03-05' }, '2027-01-01')).toEqual([]);
  });
});

test('a closed case is deleted after three years, in Poland after those of the calendar', () => {
  expect([deletedFrom(german), deletedFrom(polish)]).toEqual([undefined, undefined]);
  expect(deletedFrom({ ...german, closedOn: '2026-05-07' })).toBe('2029-05-08');
  expect(deletedFrom({ ...german, closedOn: '2028-02-29' })).toBe('2031-03-01');
  expect(deletedFrom({ ...polish, closedOn: '2026-05-07' })).toBe('2030-01-01');
});

test('its state follows from its days', () => {
  const days = { acknowledgedOn: '2026-03-04', feedbackOn: '2026-04-01', closedOn: '2026-05-01' };
  expect(stateOf(german)).toBe('new');
  expect(stateOf({ ...german, acknowledgedOn: days.acknowledgedOn })).toBe('acknowledged');
  expect(stateOf({ ...german, ...days, closedOn: null })).toBe('answered');
  expect(stateOf({ ...german, ...days })).toBe('closed');
});

test('a day begins at midnight in Berlin', () => {
  expect(dayOf(Date.parse('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
  expect(dayOf(Date.parse('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
});
