'use client';

import type { Mail } from '@oilway/content/payload-types.ts';
import { formatTimestamp } from '@oilway/content/system-status/observation-text.ts';
import type { MailAttachment } from '@oilway/store/outbox/mail.ts';
import {
  Link,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  usePayloadAPI,
  useTranslation,
} from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { StateBadge } from '../editing/StateBadge.tsx';
import { FileLinks } from './FileLinks.tsx';
import { translate } from './messages.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ResendButton } from './Resend.tsx';
import { useApi } from './use-api.ts';
import './inbox.css';

const tones = { sent: 'good', waiting: 'quiet', dead: 'bad' } as const;

/** The reply form, and the mails about a submission with their delivery state, newest first: the automatic ones last. */
export function Correspondence() {
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const reference = useFormFields(([fields]) => fields.reference?.value);
  const email = useFormFields(([fields]) => fields.email?.value);
  const { load, mails } = useMails(reference);
  const entry = `${collectionSlug}/${id}`;
  const refreshWorkflow = useRefreshWorkflow(entry);
  if (!id) return null;
  return (
    <div className="field-type oilway-mails">
      {email ? (
        <ReplyForm
          key={entry}
          entry={entry}
          to={String(email)}
          onSent={async () => {
            load();
            await refreshWorkflow();
          }}
        />
      ) : null}
      <h2>{translate('mails', language)}</h2>
      {mails?.length === 0 ? <p>{translate('noMails', language)}</p> : null}
      <ul className="oilway-list oilway-rows">
        {mails?.map(({ attachments, createdAt, id: mail, lastError, state, subject, text, to }) => (
          <li key={mail}>
            <Link href={`${config.routes.admin}/collections/mails/${mail}`} prefetch={false}>
              {subject}
            </Link>
            <span>{`${translate('to', language)} ${to}`}</span>
            <span>{formatTimestamp(createdAt, language)}</span>
            <StateBadge tone={tones[state]}>{translate(state, language)}</StateBadge>
            <ResendButton mail={mail} state={state} subject={subject} onFinished={load} />
            <FileLinks files={filesOf(attachments as MailAttachment[] | null)} />
            {lastError ? (
              <small>{`${translate('serverSays', language)} ${lastError}`}</small>
            ) : null}
            <details>
              <summary>{translate('mailText', language)}</summary>
              {text}
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

const filesOf = (attachments: MailAttachment[] | null) =>
  (attachments ?? []).flatMap((file) =>
    'attachment' in file ? { id: file.attachment, name: file.filename } : [],
  );

function useMails(reference: unknown) {
  const { config } = useConfig();
  const where = { reference: { equals: reference } };
  const initialParams = { where, sort: '-createdAt', depth: 0, limit: 100 };
  const url = `${config.serverURL}${config.routes.api}/mails`;
  const [{ data }, { setParams }] = usePayloadAPI(url, { initialParams });
  // A new parameter, as the same ones are not requested again.
  const load = () => setParams({ ...initialParams, at: Date.now() });
  return { load, mails: data?.docs as Mail[] | undefined };
}

/**
 * Returns a function that sets the form to the state stored by a reply: otherwise the next save would reset the state, or be refused as a conflict
 * and lose the input.
 */
function useRefreshWorkflow(entry: string) {
  const api = useApi();
  const { data, setData } = useDocumentInfo();
  const { dispatchFields } = useForm();
  return async () => {
    const select = { status: true, assignee: true, updatedAt: true };
    const response = await api(`/${entry}?${stringify({ depth: 0, select })}`);
    if (!response?.ok) return;
    const { assignee, status, updatedAt } = await response.json();
    const stored = { status, assignee };
    setData({ ...data, ...stored, updatedAt });
    for (const [path, value] of Object.entries(stored))
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
  };
}
