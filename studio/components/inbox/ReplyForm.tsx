'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { getErrorMessage } from './error-message.ts';
import { translate } from './messages.ts';

interface ReplyFormProps {
  url: string;
  to: string;
  onSent: () => Promise<unknown>;
}

/** The form for a mail to the sender of a submission. Its text is kept until the outbox has stored the mail. */
export function ReplyForm({ url, onSent, to }: ReplyFormProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const id = useId();
  const idempotencyKey = useRef(crypto.randomUUID());
  const [text, setText] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'replied' | 'failed'>('writing');
  const [errorMessage, setErrorMessage] = useState('');
  const send = async () => {
    setState('sending');
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: idempotencyKey.current, text }),
    }).catch(() => undefined);
    if (!response?.ok) {
      setErrorMessage(await getErrorMessage(response, language));
      setState('failed');
      return;
    }
    idempotencyKey.current = crypto.randomUUID();
    setText('');
    await onSent().catch(() => {});
    setState('replied');
  };
  return (
    <div className="oilway-reply">
      <label htmlFor={id}>{`${translate('replyTo', language)} ${to}`}</label>
      <p id={`${id}-hint`}>{translate('replyHint', language)}</p>
      <textarea
        id={id}
        rows={6}
        maxLength={10_000}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setText(event.target.value);
          setState('writing');
        }}
      />
      <Button
        margin={false}
        type="button"
        buttonStyle="secondary"
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
