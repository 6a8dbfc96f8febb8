'use client';

import {
  type ClosingReason,
  closingReasons,
  type MessageContent,
} from '@oilway/store/reporting/encryption.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { closingReasonLabel } from './case-facts.ts';
import { translate } from './messages.ts';
import type { ReportAction, ReportWithStatus } from './reporting-client.ts';
import { TextField } from './TextField.tsx';

interface CaseFormProps {
  report: ReportWithStatus;
  /** The name of the logged-in officer, for notes. */
  author: string;
  onAction: (action: ReportAction, content?: MessageContent) => Promise<boolean>;
  language: string;
}

/** Writes a note for the officers. */
export function NoteForm({ author, language, onAction }: CaseFormProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    if (await onAction('note', { text: text.trim(), author })) setText('');
    setBusy(false);
  };
  return (
    <details>
      <summary>{translate('addNote', language)}</summary>
      <form className="oilway-reporting__form" onSubmit={(event) => void save(event)}>
        <p>{translate('internalHint', language)}</p>
        <TextField
          id="note"
          rows={4}
          label={translate('note', language)}
          value={text}
          onChange={setText}
        />
        <Button margin={false} buttonStyle="secondary" type="submit" disabled={busy}>
          {translate('saveNote', language)}
        </Button>
      </form>
    </details>
  );
}

/** Closes the case; the reason is encrypted like a note. */
export function CloseForm({ author, language, onAction, report }: CaseFormProps) {
  const [reason, setReason] = useState<ClosingReason>();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = async (event: React.FormEvent) => {
    event.preventDefault();
    setIsMissing(!reason);
    if (busy || !reason) return;
    setBusy(true);
    await onAction('close', { text: text.trim(), author, closingReason: reason });
    setBusy(false);
  };
  return (
    <details>
      <summary>{translate('close', language)}</summary>
      <form className="oilway-reporting__form" noValidate onSubmit={(event) => void close(event)}>
        {report.feedbackOn ? null : (
          <p className="oilway-note oilway-note--warn">
            {translate('closeWithoutFeedback', language)}
          </p>
        )}
        <div className="oilway-reporting__field">
          <label htmlFor="closing-reason">{translate('closingReason', language)}</label>
          <select
            id="closing-reason"
            required
            value={reason ?? ''}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'closing-reason-problem' : undefined}
            onChange={(event) => {
              setReason(closingReasons.find((one) => one === event.target.value));
              setIsMissing(false);
            }}
          >
            <option value="">{translate('chooseReason', language)}</option>
            {closingReasons.map((one) => (
              <option key={one} value={one}>
                {closingReasonLabel(one, language)}
              </option>
            ))}
          </select>
          {isMissing ? (
            <p id="closing-reason-problem" role="alert">
              {translate('reasonMissing', language)}
            </p>
          ) : null}
        </div>
        <TextField
          id="closing-note"
          rows={3}
          label={translate('optionalNote', language)}
          value={text}
          onChange={setText}
        />
        <Button margin={false} buttonStyle="secondary" type="submit" disabled={busy}>
          {translate('close', language)}
        </Button>
      </form>
    </details>
  );
}
