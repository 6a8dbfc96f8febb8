'use client';

import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { DefaultCellComponentProps } from 'payload';
import { useState } from 'react';
import { translate } from './messages.ts';
import './inbox.css';

/** Returns a function that sends a mail again and reports the result; `after` runs before the report. */
export function useResend(onFinished: () => void | Promise<void>) {
  const { config } = useConfig();
  const [state, setState] = useState<'idle' | 'resending' | 'resent' | 'nothingToSend' | 'failed'>(
    'idle',
  );
  const resend = async (mail: string) => {
    setState('resending');
    const response = await fetch(`${config.serverURL}${config.routes.api}/mails/${mail}/resend`, {
      method: 'POST',
      credentials: 'include',
    }).catch(() => undefined);
    await onFinished();
    setState(response?.ok ? 'resent' : response?.status === 409 ? 'nothingToSend' : 'failed');
  };
  return { resend, state };
}

/** The button in the list of mails. */
export function ResendCell({ rowData }: DefaultCellComponentProps) {
  // Payload renders every cell once without a row, for the column selector.
  if (!rowData?.id) return null;
  return <Resend mail={String(rowData.id)} subject={String(rowData.subject ?? '')} />;
}

/** The button in the form of a mail. */
export function ResendField() {
  const { id } = useDocumentInfo();
  return id ? <Resend mail={String(id)} subject="" /> : null;
}

function Resend({ mail, subject }: { mail: string; subject: string }) {
  const { i18n } = useTranslation();
  const { refresh } = useRouter();
  const { resend, state } = useResend(refresh);
  return (
    <span className="oilway-resend">
      <ResendButton mail={mail} resend={resend} state={state} subject={subject} />
      <span role="status">
        {state === 'idle' || state === 'resending' ? null : translate(state, i18n.language)}
      </span>
    </span>
  );
}

interface ButtonProps extends ReturnType<typeof useResend> {
  mail: string;
  subject: string;
}

export function ResendButton({ mail, resend, state, subject }: ButtonProps) {
  const label = translate('resend', useTranslation().i18n.language);
  return (
    <Button
      aria-label={subject ? `${label}: ${subject}` : label}
      buttonStyle="secondary"
      disabled={state === 'resending'}
      margin={false}
      onClick={() => void resend(mail)}
      size="small"
      type="button"
    >
      {label}
    </Button>
  );
}
