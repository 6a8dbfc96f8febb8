'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { getErrorMessage } from './error-message.ts';
import { translate } from './messages.ts';
import { ReplyTemplates, type TemplateValues } from './ReplyTemplates.tsx';

interface Props {
  api: string;
  /** The path of the entry in the API. */
  entry: string;
  to: string;
  values: TemplateValues;
  onSent: () => Promise<unknown>;
}

const draftKey = (entry: string) => `reply:${entry}`;

/** Returns the reply that is typed or being sent in this tab. */
export const unsentReply = (entry: string): string => sessionStorage.getItem(draftKey(entry)) ?? '';

/** The reply to the sender of a submission. It survives leaving the page. The server adds greeting and signature. */
export function ReplyForm({ api, entry, onSent, to, values }: Props) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const id = useId();
  const idempotencyKey = useRef(crypto.randomUUID());
  const fileInput = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'replied' | 'failed'>('writing');
  const [errorMessage, setErrorMessage] = useState('');
  useEffect(() => setText(unsentReply(entry)), [entry]);
  const write = (written: string) => {
    setText(written);
    sessionStorage.setItem(draftKey(entry), written);
    setState('writing');
  };
  const send = async () => {
    setState('sending');
    const body = new FormData();
    body.set('_payload', JSON.stringify({ id: idempotencyKey.current, text }));
    for (const file of fileInput.current?.files ?? []) body.append('files', file);
    const request = { method: 'POST', credentials: 'include', body } as const;
    const response = await fetch(`${api}/${entry}/reply`, request).catch(() => undefined);
    if (!response?.ok) {
      const isKnown = response?.status === 409;
      if (isKnown) {
        idempotencyKey.current = crypto.randomUUID();
        await onSent().catch(() => {});
      }
      setErrorMessage(
        isKnown ? translate('repliedBefore', language) : await getErrorMessage(response, language),
      );
      setState('failed');
      return;
    }
    idempotencyKey.current = crypto.randomUUID();
    write('');
    if (fileInput.current) fileInput.current.value = '';
    await onSent().catch(() => {});
    setState('replied');
  };
  return (
    <div className="oilway-reply">
      <label htmlFor={id}>{`${translate('replyTo', language)} ${to}`}</label>
      <ReplyTemplates
        key={values.country}
        values={values}
        onChoose={(template) => write(text.trim() ? `${text.trimEnd()}\n\n${template}` : template)}
      />
      <p id={`${id}-hint`}>{translate('replyHint', language)}</p>
      <textarea
        id={id}
        rows={8}
        maxLength={10_000}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => write(event.target.value)}
      />
      <label htmlFor={`${id}-files`}>{translate('attach', language)}</label>
      <input
        ref={fileInput}
        id={`${id}-files`}
        type="file"
        multiple
        accept=".pdf,.png,.jpg,.jpeg,.webp,.txt,.csv,.docx,.xlsx"
        onChange={() => setState('writing')}
      />
      <Button
        margin={false}
        type="button"
        size="medium"
        disabled={state === 'sending' || text.trim() === ''}
        onClick={() => void send()}
      >
        {translate(state === 'sending' ? 'sending' : 'send', language)}
      </Button>
      <p role="status">
        {state === 'replied' ? translate(state, language) : null}
        {state === 'failed' ? errorMessage : null}
      </p>
    </div>
  );
}
