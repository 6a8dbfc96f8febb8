import { describe, expect, test } from 'vitest';
import {
  caseMarks,
  compareUrgency,
  dayOf,
  deletionDay,
  openDeadlines,
  type ReportDates,
  reportState,
} from './deadlines.ts';

const german: ReportDates = { cultureName: 'de-DE', day: '2026-03-02' };
const polish: ReportDates = { ...german, cultureName: 'pl-PL' };
const states = (report: ReportDates, now: string) =>
  openDeadlines(report, now).map(({ duty, state }) => `${duty} ${state}`);

describe.each([german, polish])('report deadlines for $cultureName', (report) => {
  test('sets the acknowledgement due after seven days and warns from the fifth', () => {
    expect(openDeadlines(report, '2026-03-02')[0]).toEqual({
      duty: 'acknowledge',
      due: '2026-03-09',
      state: 'running',
    });
    expect(states(report, '2026-03-06')[0]).toBe('acknowledge running');
    expect(states(report, '2026-03-07')[0]).toBe('acknowledge warning');
    expect(states(report, '2026-03-09')[0]).toBe('acknowledge warning');
    expect(states(report, '2026-03-10')[0]).toBe('acknowledge late');
  });

  test('sets the feedback due three months after acknowledgement and warns from day 75', () => {
    const acknowledged = { ...report, acknowledgedOn: '2026-03-04' };
    expect(openDeadlines(acknowledged, '2026-05-17')).toEqual([
      { duty: 'feedback', due: '2026-06-04', state: 'running' },
    ]);
    expect(states(acknowledged, '2026-05-18')).toEqual(['feedback warning']);
    expect(states(acknowledged, '2026-06-05')).toEqual(['feedback late']);
    // Without an acknowledgement the period starts at the end of the seven days.
    expect(openDeadlines(report, '2026-03-02')[1]?.due).toBe('2026-06-09');
  });

  test('clamps the due date to the last day of a shorter month', () => {
    expect(openDeadlines({ ...report, acknowledgedOn: '2026-11-30' }, '2026-12-01')[0]?.due).toBe(
      '2027-02-28',
    );
  });

  test('returns no deadlines after feedback or closure', () => {
    const answered = { ...report, acknowledgedOn: '2026-03-04', feedbackOn: '2026-04-01' };
    expect(openDeadlines(answered, '2027-01-01')).toEqual([]);
    expect(openDeadlines({ ...report, closedOn: '2026-03-05' }, '2027-01-01')).toEqual([]);
  });
});

test('schedules deletion three years after closure, in Poland after three calendar years', () => {
  expect([deletionDay(german), deletionDay(polish)]).toEqual([undefined, undefined]);
  expect(deletionDay({ ...german, closedOn: '2026-05-07' })).toBe('2029-05-08');
  expect(deletionDay({ ...german, closedOn: '2028-02-29' })).toBe('2031-03-01');
  expect(deletionDay({ ...polish, closedOn: '2026-05-07' })).toBe('2030-01-01');
});

test('derives the state of a report from its dates', () => {
  const days = { acknowledgedOn: '2026-03-04', feedbackOn: '2026-04-01', closedOn: '2026-05-01' };
  expect(reportState(german)).toBe('new');
  expect(reportState({ ...german, acknowledgedOn: days.acknowledgedOn })).toBe('acknowledged');
  expect(reportState({ ...german, ...days, closedOn: null })).toBe('answered');
  expect(reportState({ ...german, ...days })).toBe('closed');
});

test('a day begins at midnight in Berlin', () => {
  expect(dayOf(Date.parse('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
  expect(dayOf(Date.parse('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
});

test('orders cases by their next deadline, closed ones last', () => {
  const row = (name: string, days: Partial<ReportDates>) => ({
    ...{ name, ...german, acknowledgedOn: '2026-03-02', ...days },
  });
  const cases = [
    row('closed', { closedOn: '2026-03-05' }),
    row('closed, newer', { day: '2026-03-04', closedOn: '2026-03-05' }),
    row('answered', { feedbackOn: '2026-03-05' }),
    row('feedback', { acknowledgedOn: '2026-03-03' }),
    row('acknowledge later', { day: '2026-03-04', acknowledgedOn: null }),
    row('acknowledge', { day: '2026-03-01', acknowledgedOn: null }),
  ];
  expect(cases.sort(compareUrgency).map(({ name }) => name)).toEqual([
    'acknowledge',
    'acknowledge later',
    'feedback',
    'answered',
    'closed, newer',
    'closed',
  ]);
});

describe('case marks', () => {
  const marks = (report: Partial<ReportDates>, spamOn?: string) =>
    caseMarks(
      { ...german, ...report, isUnanswered: true, ...(spamOn && { spamOn }) },
      '2026-03-10',
    );

  test('counts a new case as unanswered, and a closed one as closed only', () => {
    expect(marks({})).toEqual(['open', 'new', 'late', 'unanswered']);
    expect(marks({ day: '2026-03-10' }, '2026-03-10')).toEqual([
      'open',
      'new',
      'unanswered',
      'spam',
    ]);
    expect(marks({ closedOn: '2026-03-04' })).toEqual(['closed']);
  });
});
