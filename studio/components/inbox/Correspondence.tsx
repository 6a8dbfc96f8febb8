'use client';

import type { Mail } from '@oilway/content/payload-types.ts';
import { countryOf, type Locale } from '@oilway/store/locales.ts';
import type { MailAttachment } from '@oilway/store/outbox/mail.ts';
import {
  Link,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { formatDateTime } from '../editing/messages.ts';
import { StateBadge } from '../editing/StateBadge.tsx';
import { translate } from './messages.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ResendButton, useResend } from './Resend.tsx';
import './inbox.css';

type MailHeader = Pick<Mail, 'id' | 'subject' | 'to' | 'state' | 'createdAt' | 'lastError'> & {
  attachments?: MailAttachment[] | null;
};

const tones = { sent: 'good', waiting: 'quiet', dead: 'bad' } as const;

/** The mails about a submission with their delivery state, and the reply form. */
export function Correspondence() {
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { email, reference, ...values } = useSubmission();
  const api = `${config.serverURL}${config.routes.api}`;
  const { load, mails } = useMails(api, reference);
  const refreshWorkflow = useRefreshWorkflow(`${api}/${collectionSlug}/${id}`);
  const { resend, state: resending } = useResend(load);
  if (!id) return null;
  const { language } = i18n;
  return (
    <div className="field-type oilway-mails">
      <h2>{translate('mails', language)}</h2>
      {mails?.length === 0 ? <p>{translate('noMails', language)}</p> : null}
      <ul>
        {mails?.map(({ attachments, createdAt, id: mail, lastError, state, subject, to }) => (
          <li key={mail}>
            <Link href={`${config.routes.admin}/collections/mails/${mail}`} prefetch={false}>
              {subject}
            </Link>
            <span>{`${translate('to', language)} ${to}`}</span>
            <span>{formatDateTime(createdAt, language)}</span>
            <StateBadge tone={tones[state]}>{translate(state, language)}</StateBadge>
            <ResendButton mail={mail} resend={resend} state={resending} subject={subject ?? ''} />
            <MailFiles api={api} files={attachments ?? []} />
            {lastError ? <small>{lastError}</small> : null}
          </li>
        ))}
      </ul>
      <p role="status">
        {resending === 'idle' || resending === 'resending' ? null : translate(resending, language)}
      </p>
      {email ? (
        <ReplyForm
          api={api}
          entry={`${collectionSlug}/${id}`}
          to={email}
          values={values}
          onSent={() => Promise.all([load(), refreshWorkflow()])}
        />
      ) : null}
    </div>
  );
}

/** Returns the values of the entry that its replies need. */
function useSubmission() {
  const [fields] = useFormFields((context) => context);
  const textOf = (name: string) => String(fields[name]?.value ?? '');
  const reference = textOf('reference');
  return {
    reference,
    email: textOf('email'),
    country: countryOf((textOf('cultureName') || 'de-DE') as Locale),
    name: textOf('contactPerson') || textOf('name'),
    // A repeated sign-up is answered under the number that its sender knows.
    number: textOf('repeats') || reference,
    department: textOf('contactDepartment'),
  };
}

/** Links of the files that were sent with a reply. */
const MailFiles = ({ api, files }: { api: string; files: MailAttachment[] }) =>
  files.map((file) =>
    'attachment' in file ? (
      <a key={file.attachment} href={`${api}/attachments/${file.attachment}/file`} download>
        {file.filename}
      </a>
    ) : null,
  );

interface WorkflowFields {
  status?: string;
  assignee?: number | null;
  /** ISO 8601. */
  updatedAt?: string;
}

/**
 * Returns a function that sets the form to the state stored by a reply: otherwise the next save would reset the state, or be refused as a conflict
 * and lose the input.
 */
function useRefreshWorkflow(url: string) {
  const { data, setData } = useDocumentInfo();
  const { dispatchFields } = useForm();
  return async () => {
    const fields = ['status', 'assignee', 'updatedAt'];
    const select = fields.map((part) => `select[${part}]=true`).join('&');
    const response = await fetch(`${url}?depth=0&${select}`, {
      credentials: 'include',
      cache: 'no-store',
    });
    if (!response.ok) return;
    const { assignee, status, updatedAt } = (await response.json()) as WorkflowFields;
    const stored = { status, assignee };
    setData({ ...data, ...stored, updatedAt });
    for (const path of ['status', 'assignee'] as const)
      dispatchFields({ type: 'UPDATE', path, value: stored[path], initialValue: stored[path] });
  };
}

/** Returns the mails with a reference number; `load` requests them again. */
function useMails(api: string, reference: string) {
  const [mails, setMails] = useState<MailHeader[]>();
  const load = useCallback(async () => {
    const where = `where[reference][equals]=${encodeURIComponent(reference)}`;
    const fields = ['subject', 'to', 'state', 'createdAt', 'lastError', 'attachments'];
    const select = fields.map((part) => `select[${part}]=true`).join('&');
    const response = await fetch(
      `${api}/mails?${where}&${select}&sort=createdAt&depth=0&limit=100`,
      {
        credentials: 'include',
        cache: 'no-store',
      },
    );
    if (response.ok) setMails(((await response.json()) as { docs: MailHeader[] }).docs);
  }, [api, reference]);
  useEffect(() => {
    if (reference) void load();
  }, [load, reference]);
  return { load, mails };
}
