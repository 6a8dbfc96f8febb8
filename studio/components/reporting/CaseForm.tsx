'use client';

import { closingReasons, type MessageContent } from '@oilway/store/reporting/encryption.ts';
import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type ReportingMessageKey, translate } from './messages.ts';
import type { ReportAction } from './reporting-client.ts';

interface CaseFormProps {
  /** Id of the text field. */
  id: string;
  label: ReportingMessageKey;
  defaultText?: string;
  isOptional?: boolean;
  /** The buttons with the actions that they perform. */
  buttons: Partial<Record<ReportAction, ReportingMessageKey>>;
  /** What stands above the text field. */
  children?: ReactNode;
  onSubmit: (action: ReportAction, content: MessageContent) => Promise<boolean>;
  language: string;
}

/** Writes a message or note of a case; a text is required unless it is optional. */
export function CaseForm(props: CaseFormProps) {
  const { buttons, children, defaultText, id, isOptional, label, language, onSubmit } = props;
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(form);
    const closingReason = closingReasons.find((reason) => reason === data.get('reason'));
    const content = {
      text: String(data.get('text')).trim(),
      ...(closingReason && { closingReason }),
    };
    setBusy(true);
    if (await onSubmit((submitter as HTMLButtonElement).value as ReportAction, content))
      form.reset();
    setBusy(false);
  };
  return (
    <form className="oilway-form" onSubmit={(event) => void submit(event)}>
      {children}
      <label>
        {translate(label, language)}
        <textarea id={id} name="text" rows={5} required={!isOptional} defaultValue={defaultText} />
      </label>
      <div className="oilway-buttons">
        {Object.entries(buttons).map(([action, key], at) => (
          <Button
            key={action}
            type="submit"
            buttonStyle={id === 'answer' && at === 0 ? 'primary' : 'secondary'}
            extraButtonProps={{ value: action }}
            disabled={busy}
          >
            {translate(key, language)}
          </Button>
        ))}
      </div>
    </form>
  );
}
