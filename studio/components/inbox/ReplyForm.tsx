'use client';

import type { ReplyFrame } from '@oilway/content/submissions/reply.ts';
import { Button, toast, useConfig, usePayloadAPI, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { translate } from './messages.ts';
import { ReplyTemplates } from './ReplyTemplates.tsx';
import { useApi } from './use-api.ts';

interface Props {
  /** The path of the entry in the API. */
  entry: string;
  to: string;
  onSent: () => Promise<unknown>;
}

const draftKey = (entry: string) => `reply:${entry}`;

/** Returns the reply that is typed or being sent in this tab. */
export const unsentReply = (entry: string): string => sessionStorage.getItem(draftKey(entry)) ?? '';

/** The reply to the sender of a submission, between the greeting and signature that the server adds. It survives leaving the page. */
export function ReplyForm({ entry, onSent, to }: Props) {
  const api = useApi();
  const { config } = useConfig();
  const [{ data }] = usePayloadAPI(`${config.serverURL}${config.routes.api}/${entry}/reply`);
  const frame: Partial<ReplyFrame> = data ?? {};
  const { language } = useTranslation().i18n;
  const idempotencyKey = useRef(crypto.randomUUID());
  const fileInput = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  useEffect(() => setText(unsentReply(entry)), [entry]);
  const write = (written: string) => {
    setText(written);
    sessionStorage.setItem(draftKey(entry), written);
  };
  const send = async () => {
    setIsSending(true);
    const body = new FormData();
    body.set('_payload', JSON.stringify({ id: idempotencyKey.current, text }));
    for (const file of fileInput.current?.files ?? []) body.append('files', file);
    const refusals = { 409: translate('repliedBefore', language) };
    const response = await api(`/${entry}/reply`, { method: 'POST', body, refusals });
    if (response?.ok || response?.status === 409) {
      idempotencyKey.current = crypto.randomUUID();
      await onSent();
    }
    if (response?.ok) {
      write('');
      if (fileInput.current) fileInput.current.value = '';
      toast.success(translate('replied', language));
    }
    setIsSending(false);
  };
  return (
    <div className="oilway-form">
      <ReplyTemplates
        department={frame.department}
        onChoose={(template) => write(text.trim() ? `${text.trimEnd()}\n\n${template}` : template)}
      />
      <div>
        <label htmlFor="oilway-reply">{`${translate('replyTo', language)} ${to}`}</label>
        <p>{frame.greeting}</p>
        <textarea
          id="oilway-reply"
          rows={8}
          maxLength={10_000}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <p>{frame.signature}</p>
      </div>
      <label>
        {translate('attach', language)}
        <input
          ref={fileInput}
          type="file"
          multiple
          accept=".pdf,.png,.jpg,.jpeg,.webp,.txt,.csv,.docx,.xlsx"
        />
      </label>
      <Button disabled={isSending || text.trim() === ''} onClick={() => void send()}>
        {translate(isSending ? 'sending' : 'send', language)}
      </Button>
    </div>
  );
}
