import { inLanguage, type StudioText, text } from '@oilway/content/labels.ts';
import { type ReportDates, reportState } from '@oilway/store/reporting/deadlines.ts';
import type { ClosingReason } from '@oilway/store/reporting/encryption.ts';
import { formatDay, stateName, translate } from './messages.ts';

const closingReasonLabels: Record<ClosingReason, StudioText> = {
  substantiated: text(
    'begründet, Maßnahmen ergriffen',
    'zasadne, podjęto działania',
    'substantiated, measures taken',
  ),
  unfounded: text('unbegründet', 'bezzasadne', 'unfounded'),
  outsideScope: text(
    'außerhalb des Anwendungsbereichs',
    'poza zakresem ustawy',
    'outside the scope',
  ),
  withdrawn: text('zurückgezogen', 'wycofane', 'withdrawn'),
  duplicate: text('doppelt', 'powtórzone', 'duplicate'),
  other: text('anderer Grund', 'inny powód', 'other reason'),
};

export const closingReasonLabel = (reason: ClosingReason, language: string) =>
  inLanguage(closingReasonLabels[reason] ?? closingReasonLabels.other, language);

/** Returns the state of a case, of a closed one with its reason. */
export function describeState(
  report: ReportDates,
  reason: ClosingReason | undefined,
  language: string,
): string {
  const state = stateName(reportState(report), language);
  return report.closedOn && reason ? `${state}: ${closingReasonLabel(reason, language)}` : state;
}

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
    ['state', describeState(report, reason, language)],
    ['acknowledgedOn', formatDay(acknowledgedOn ?? '', language)],
    ['feedbackOn', formatDay(feedbackOn ?? '', language)],
    ['closedOn', formatDay(closedOn ?? '', language)],
  ] as const;
  return facts.flatMap(([key, value]) => (value ? [[translate(key, language), value]] : []));
}
