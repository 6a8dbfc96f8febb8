import { inLanguage } from '@oilway/content/labels.ts';
import type { ContactMessage, SponsoringMessage } from '@oilway/content/payload-types.ts';
import { inboxStatuses, isOverdue } from '@oilway/content/submissions/inbox-views.ts';
import { formatAge, formatTimestamp } from '@oilway/content/system-status/observation-text.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import { StateBadge } from '../editing/StateBadge.tsx';
import { translate } from './messages.ts';
import './inbox.css';

const tones = { new: 'warn', inWork: 'good', done: 'quiet', spam: 'quiet' } as const;

type InboxRow = ContactMessage & Pick<SponsoringMessage, 'goal'>;

type SummaryProps = Omit<DefaultServerCellComponentProps, 'rowData'> & { rowData?: InboxRow };

/** The subject and the first words, with the state and marks for overdue entries and mails that did not arrive. */
export function SummaryCell({ i18n: { language }, rowData }: SummaryProps) {
  // Payload renders every cell once without a row, for the column selector.
  if (!rowData) return null;
  const { goal, message, repliedAt, status, subject, undeliverable } = rowData;
  return (
    <span className={`oilway-summary oilway-summary--${status}`}>
      <StateBadge tone={tones[status]}>{inLanguage(inboxStatuses[status], language)}</StateBadge>
      {repliedAt && ['new', 'inWork'].includes(status) ? (
        <StateBadge tone="good">{translate('answered', language)}</StateBadge>
      ) : null}
      {isOverdue(rowData, Date.now()) ? (
        <StateBadge tone="bad">{translate('overdue', language)}</StateBadge>
      ) : null}
      {undeliverable ? (
        <StateBadge tone="bad">{translate('mailUndeliverable', language)}</StateBadge>
      ) : null}
      <span>{subject}</span>
      <span className="oilway-summary__words">{message ?? goal}</span>
    </span>
  );
}

/** How long ago an entry came, with the time as tooltip. */
export function AgeCell({ cellData, i18n: { language } }: DefaultServerCellComponentProps) {
  const iso = String(cellData);
  return cellData ? (
    <time dateTime={iso} title={formatTimestamp(iso, language)}>
      {formatAge(iso, language)}
    </time>
  ) : null;
}
