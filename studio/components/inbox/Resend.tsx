'use client';

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
  return <ResendButton mail={rowData.id} subject={rowData.subject} onFinished={refresh} />;
}

/** The button in the form of a mail. */
export function ResendField() {
  const { id } = useDocumentInfo();
  const { refresh } = useRouter();
  return id ? <ResendButton mail={id} onFinished={refresh} /> : null;
}

interface ButtonProps {
  mail: number | string;
  subject?: string | null | undefined;
  onFinished: () => void;
}

/** Sends a mail again. */
export function ResendButton({ mail, onFinished, subject }: ButtonProps) {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const [isSending, setIsSending] = useState(false);
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
