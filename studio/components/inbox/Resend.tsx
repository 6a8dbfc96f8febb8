'use client';

import type { Mail } from '@oilway/content/payload-types.ts';
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { DefaultCellComponentProps } from 'payload';
import { useState } from 'react';
import { translate } from './messages.ts';
import { useApi } from './use-api.ts';

/** The button in the list of mails. */
export function ResendCell({ rowData }: DefaultCellComponentProps) {
  const { refresh } = useRouter();
  // Payload renders every cell once without a row, for the column selector.
  if (!rowData?.id) return null;
  const { id, state, subject } = rowData;
  return <ResendButton mail={id} state={state} subject={subject} onFinished={refresh} />;
}

/** The button in the form of a mail. */
export function ResendField() {
  const { data, id } = useDocumentInfo();
  const { refresh } = useRouter();
  return id ? <ResendButton mail={id} state={data?.state} onFinished={refresh} /> : null;
}

interface ButtonProps {
  mail: number | string;
  state: Mail['state'];
  subject?: string | null | undefined;
  onFinished: () => void;
}

/** Sends a mail again that does not wait for delivery anyway. */
export function ResendButton({ mail, onFinished, state, subject }: ButtonProps) {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const [isSending, setIsSending] = useState(false);
  if (state === 'waiting') return null;
  const label = translate('resend', language);
  const resend = async () => {
    setIsSending(true);
    const refusals = { 409: translate('nothingToSend', language) };
    const response = await api(`/mails/${mail}/resend`, { method: 'POST', refusals });
    if (response?.ok) toast.success(translate('resent', language));
    setIsSending(false);
    onFinished();
  };
  return (
    <Button
      aria-label={subject ? `${label}: ${subject}` : label}
      buttonStyle="secondary"
      disabled={isSending}
      margin={false}
      onClick={() => void resend()}
      size="small"
    >
      {label}
    </Button>
  );
}
