import type { Inbox } from '@oilway/store/inboxes.ts';
import { Link } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import { formatDateTime } from '../editing/messages.ts';
import { StateBadge } from '../editing/StateBadge.tsx';
import { formatAge, translate } from './messages.ts';
import './inbox.css';

/** The fields of a row that the cells show, of any inbox. */
interface InboxRow {
  id: string;
  status: 'new' | 'inWork' | 'done' | 'spam';
  undeliverable?: boolean | null;
  reference: string;
  createdAt: string;
  email?: string | null;
  company?: string | null;
  contactPerson?: string | null;
  subject?: string | null;
  /** The first words. */
  message?: string | null;
  goal?: string | null;
}

type Props = Omit<DefaultServerCellComponentProps, 'rowData'> & {
  rowData?: InboxRow;
  collectionSlug: Inbox;
};

const weight = ({ status }: InboxRow) => (status === 'new' ? 'oilway-inbox__new' : undefined);

/** The sender's name, which opens the entry. Payload renders every cell once without a row, for the column selector. */
export function SenderCell({ cellData, collectionSlug, payload, rowData }: Props) {
  if (!rowData) return null;
  const { company, contactPerson, email, id, reference } = rowData;
  const second = company || contactPerson || email;
  return (
    <span className="oilway-inbox__sender">
      <Link
        className={weight(rowData)}
        href={`${payload.config.routes.admin}/collections/${collectionSlug}/${id}`}
        prefetch={false}
      >
        {String(cellData || email || reference)}
      </Link>
      {cellData && second ? <span>{second}</span> : null}
    </span>
  );
}

const tones = { new: 'warn', inWork: 'good', done: 'quiet', spam: 'quiet' } as const;

/** The subject and the first words, with the state and a mark for mails that did not arrive. */
export function SummaryCell({ i18n, rowData }: Props) {
  if (!rowData) return null;
  const { goal, message, status, subject, undeliverable } = rowData;
  const words = message ?? goal;
  return (
    <span className="oilway-inbox__summary">
      <StateBadge tone={tones[status]}>{translate(status, i18n.language)}</StateBadge>
      {undeliverable ? (
        <StateBadge tone="bad">{translate('mailUndeliverable', i18n.language)}</StateBadge>
      ) : null}
      <span className={weight(rowData)}>{subject}</span>
      {words ? <span className="oilway-inbox__words">{words}</span> : null}
    </span>
  );
}

/** How long ago an entry came, with the time as tooltip, and its number. */
export function ReceivedCell({ i18n, rowData }: Props) {
  if (!rowData) return null;
  const { createdAt, reference } = rowData;
  return (
    <span className="oilway-inbox__age">
      <time dateTime={createdAt} title={formatDateTime(createdAt, i18n.language)}>
        {formatAge(createdAt, i18n.language)}
      </time>
      <span>{reference}</span>
    </span>
  );
}
