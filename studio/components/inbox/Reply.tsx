'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { failureOf } from './failure.ts';
import { say } from './messages.ts';

interface ReplyProps {
  address: string;
  to: string;
  onSent: () => Promise<unknown>;
}

/** The form for a mail to the sender of a submission. Its text is kept until the outbox has stored the mail. */
export function Reply({ address, onSent, to }: ReplyProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const id = useId();
  const key = useRef(crypto.randomUUID());
  const [text, setText] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'replied' | 'failed'>('writing');
  const [failure, setFailure] = useState('');
  const send = async () => {
    setState('sending');
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: key.current, text }),
    }).catch(() => undefined);
    if (!answer?.ok) {
      setFailure(await failureOf(answer, language));
      setState('failed');
      return;
    }
    key.current = crypto.randomUUID();
    setText('');
    await onSent().catch(() => {});
    setState('replied');
  };
  return (
    <div className="oilway-reply">
      <label htmlFor={id}>{`${say('replyTo', language)} ${to}`}</label>
      <p id={`${id}-hint`}>{say('replyHint', language)}</p>
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
        {say(state === 'sending' ? 'sending' : 'send', language)}
      </Button>
      <p role="status">
        {state === 'replied' ? say(state, language) : null}
        {state === 'failed' ? failure : null}
      </p>
    </div>
  );
}
