'use client';

import type { Mail } from '@oilway/content/payload-types.ts';
import {
  Link,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { StateBadge } from '../editing/StateBadge.tsx';
import { say } from './messages.ts';
import { Reply } from './Reply.tsx';
import { useResend } from './Resend.tsx';
import './inbox.css';

type Head = Pick<Mail, 'id' | 'subject' | 'to' | 'state' | 'createdAt' | 'lastError'>;

const tones = { sent: 'good', waiting: 'quiet', dead: 'bad' } as const;

/** The mails about a submission with their delivery state, and the reply form. */
export function Correspondence() {
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const reference = useFormFields(([fields]) => String(fields.reference?.value ?? ''));
  const email = useFormFields(([fields]) => String(fields.email?.value ?? ''));
  const api = `${config.serverURL}${config.routes.api}`;
  const { load, mails } = useMails(api, reference);
  const takeOver = useWork(`${api}/${collectionSlug}/${id}`);
  const { resend, state: resending } = useResend(load);
  if (!id) return null;
  const { language } = i18n;
  return (
    <div className="field-type oilway-mails">
      <h2>{say('mails', language)}</h2>
      {mails?.length === 0 ? <p>{say('noMails', language)}</p> : null}
      <ul>
        {mails?.map(({ createdAt, id: mail, lastError, state, subject, to }) => (
          <li key={mail}>
            <Link href={`${config.routes.admin}/collections/mails/${mail}`} prefetch={false}>
              {subject}
            </Link>
            <span>{`${say('to', language)} ${to}`}</span>
            <span>{moment(createdAt, language)}</span>
            <StateBadge tone={tones[state]}>{say(state, language)}</StateBadge>
            <button
              type="button"
              aria-label={`${say('resend', language)}: ${subject}`}
              disabled={resending === 'resending'}
              onClick={() => void resend(mail)}
            >
              {say('resend', language)}
            </button>
            {lastError ? <small>{lastError}</small> : null}
          </li>
        ))}
      </ul>
      <p role="status">
        {resending === 'idle' || resending === 'resending' ? null : say(resending, language)}
      </p>
      {email ? (
        <Reply
          address={`${api}/${collectionSlug}/${id}/reply`}
          to={email}
          onSent={() => Promise.all([load(), takeOver()])}
        />
      ) : null}
    </div>
  );
}

interface Work {
  status?: string;
  assignee?: number | null;
  /** ISO 8601. */
  updatedAt?: string;
}

/**
 * Returns a function that sets the form to the state stored by a reply: otherwise the next save would reset the state, or be refused as a conflict
 * and lose the input.
 */
function useWork(address: string) {
  const { data, setData } = useDocumentInfo();
  const { dispatchFields } = useForm();
  return async () => {
    const parts = ['status', 'assignee', 'updatedAt'];
    const select = parts.map((part) => `select[${part}]=true`).join('&');
    const answer = await fetch(`${address}?depth=0&${select}`, {
      credentials: 'include',
      cache: 'no-store',
    });
    if (!answer.ok) return;
    const { assignee, status, updatedAt } = (await answer.json()) as Work;
    const stored = { status, assignee };
    setData({ ...data, ...stored, updatedAt });
    for (const path of ['status', 'assignee'] as const)
      dispatchFields({ type: 'UPDATE', path, value: stored[path], initialValue: stored[path] });
  };
}

/** Returns the mails with a reference number; `load` requests them again. */
function useMails(api: string, reference: string) {
  const [mails, setMails] = useState<Head[]>();
  const load = useCallback(async () => {
    const where = `where[reference][equals]=${encodeURIComponent(reference)}`;
    const parts = ['subject', 'to', 'state', 'createdAt', 'lastError'];
    const select = parts.map((part) => `select[${part}]=true`).join('&');
    const answer = await fetch(`${api}/mails?${where}&${select}&sort=createdAt&depth=0&limit=100`, {
      credentials: 'include',
      cache: 'no-store',
    });
    if (answer.ok) setMails(((await answer.json()) as { docs: Head[] }).docs);
  }, [api, reference]);
  useEffect(() => {
    if (reference) void load();
  }, [load, reference]);
  return { load, mails };
}

const moment = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(date));
