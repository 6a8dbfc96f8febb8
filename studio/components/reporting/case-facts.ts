import { type ReportDates, reportState } from '@oilway/store/reporting/deadlines.ts';
import type { ClosingReason } from '@oilway/store/reporting/encryption.ts';
import { closingReasonLabel, formatDay, stateName, translate } from './messages.ts';

/** Returns the labelled data of a case that are known besides its messages. */
export function caseFacts(
  report: ReportDates,
  reason: ClosingReason | undefined,
  language: string,
): [label: string, value: string][] {
  const { acknowledgedOn, closedOn, cultureName, day, feedbackOn } = report;
  const facts = [
    ['received', formatDay(day, language)],
    ['country', cultureName === 'pl-PL' ? 'PL' : 'DE'],
    ['state', stateName(reportState(report), language)],
    ['acknowledgedOn', formatDay(acknowledgedOn ?? '', language)],
    ['feedbackOn', formatDay(feedbackOn ?? '', language)],
    ['closedOn', formatDay(closedOn ?? '', language)],
    ['closingReason', closedOn && reason ? closingReasonLabel(reason, language) : ''],
  ] as const;
  return facts.flatMap(([key, value]) => (value ? [[translate(key, language), value]] : []));
}
