import { inLanguage, type StudioText, text } from '@oilway/content/labels.ts';
import { type ReportDates, reportState } from '@oilway/store/reporting/deadlines.ts';
import type { ClosingReason, MessageContent } from '@oilway/store/reporting/encryption.ts';
import { formatDay, markName, type ReportingMessageKey, translate } from './messages.ts';
import type { ThreadEntry } from './reporting-client.ts';

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

type Fact = [label: string, value: string];

/** Returns the labelled data of a case that are known besides its messages. */
export function caseFacts(report: ReportDates, language: string): Fact[] {
  const { acknowledgedOn, closedOn, cultureName, day, feedbackOn } = report;
  return withLabels(language, {
    received: formatDay(day, language),
    country: cultureName === 'pl-PL' ? 'PL' : 'DE',
    state: markName(reportState(report), language),
    acknowledgedOn: formatDay(acknowledgedOn ?? '', language),
    feedbackOn: formatDay(feedbackOn ?? '', language),
    closedOn: formatDay(closedOn ?? '', language),
  });
}

/** Returns the heading of a message or note. */
export function entryTitle({ content, day, direction }: ThreadEntry, language: string): string {
  const isFeedback = direction === 'toReporter' && content?.isFeedback;
  const title = translate(isFeedback ? 'feedbackOf' : direction, language, day);
  return [title, content?.author].filter(Boolean).join(', ');
}

/** Returns the labelled data of a message or note besides its text and files. */
export const messageFacts = (content: MessageContent | undefined, language: string): Fact[] =>
  withLabels(language, {
    appliesTo: content?.appliesTo,
    contactInformation: content?.contactInformation,
    closingReason: content?.closingReason && closingReasonLabel(content.closingReason, language),
  });

const withLabels = (
  language: string,
  values: Partial<Record<ReportingMessageKey, string | undefined>>,
): Fact[] =>
  Object.entries(values).flatMap(([key, value]) =>
    value ? [[translate(key as ReportingMessageKey, language), value]] : [],
  );
