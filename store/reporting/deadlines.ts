/**
 * The statutory deadlines of reports. Germany: HinSchG § 17 (1) 1 and (2), § 11 (5). Poland: the act of 14 June 2024 on the protection of
 * whistleblowers, art. 25 (1) and art. 8 (8). A deadline on a holiday is not moved: earlier is always compliant.
 */
import type { Locale } from '../locales.ts';

/** `YYYY-MM-DD` in Berlin, which has the same time zone as Warsaw. */
export type Day = string;

/** A report's unencrypted data. */
export interface ReportDates {
  cultureName: Locale;
  day: Day;
  acknowledgedOn?: Day | null;
  feedbackOn?: Day | null;
  closedOn?: Day | null;
}

export type ReportState = 'new' | 'acknowledged' | 'answered' | 'closed';

export interface Deadline {
  duty: 'acknowledge' | 'feedback';
  due: Day;
  state: 'running' | 'warning' | 'late';
}

/** What the desk filters cases by and the overview counts. */
export type CaseMark = ReportState | 'open' | 'late' | 'warning' | 'unanswered' | 'spam';

/** Days from the start of a period after which its deadline shows a warning. */
const warningDays = { acknowledge: 5, feedback: 75 };

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

export const dayOf = (timestamp: number): Day => berlin.format(timestamp);

export function reportState({ acknowledgedOn, closedOn, feedbackOn }: ReportDates): ReportState {
  if (closedOn) return 'closed';
  if (feedbackOn) return 'answered';
  return acknowledgedOn ? 'acknowledged' : 'new';
}

/** Returns the open deadlines, next one first. In both countries: 7 days for the acknowledgement, then 3 months, whether or not the first was met. */
export function openDeadlines(report: ReportDates, now: Day): Deadline[] {
  const { acknowledgedOn, closedOn, day, feedbackOn } = report;
  if (closedOn) return [];
  const acknowledgeBy = addDays(day, 7);
  const feedbackStart = acknowledgedOn || acknowledgeBy;
  const deadline = (duty: Deadline['duty'], warnFrom: Day, due: Day): Deadline => ({
    duty,
    due,
    state: now > due ? 'late' : now >= warnFrom ? 'warning' : 'running',
  });
  return [
    ...(acknowledgedOn
      ? []
      : [deadline('acknowledge', addDays(day, warningDays.acknowledge), acknowledgeBy)]),
    ...(feedbackOn
      ? []
      : [
          deadline(
            'feedback',
            addDays(feedbackStart, warningDays.feedback),
            addMonths(feedbackStart, 3),
          ),
        ]),
  ];
}

/** Returns the marks of a case on a day. */
export function caseMarks(
  report: ReportDates & { isUnanswered: boolean; spamOn?: Day | null },
  now: Day,
): CaseMark[] {
  const state = reportState(report);
  if (state === 'closed') return [state];
  const states = openDeadlines(report, now).map((deadline) => deadline.state);
  return [
    ...(['open', state] as const),
    ...states.filter((one) => one !== 'running'),
    ...(report.isUnanswered ? (['unanswered'] as const) : []),
    ...(report.spamOn ? (['spam'] as const) : []),
  ];
}

/** Orders cases by urgency: the next deadline first, then open cases without one, then closed ones; of these the newest first. */
export const compareUrgency = (one: ReportDates, other: ReportDates): number =>
  nextDeadline(one).localeCompare(nextDeadline(other)) || other.day.localeCompare(one.day);

/** Returns the day of the next deadline; a day after all others without one. */
function nextDeadline(report: ReportDates): Day {
  const [next] = openDeadlines(report, report.day);
  return next?.due ?? (report.closedOn ? '9999-12-31' : '9999-01-01');
}

/**
 * Returns the day from which a closed report must be deleted: three years after it was closed; in Poland counted from the end of that year. Undefined
 * while it is open.
 */
export function deletionDay({ closedOn, cultureName }: ReportDates): Day | undefined {
  if (!closedOn) return undefined;
  if (cultureName === 'pl-PL') return `${Number(closedOn.slice(0, 4)) + 4}-01-01`;
  return addDays(addMonths(closedOn, 36), 1);
}

function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Returns the same day of a later month, or the last day of a shorter month (§ 188 BGB, art. 112 k.c.). */
function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
