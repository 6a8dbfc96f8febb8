'use client';

import { useState } from 'react';
import { AuthField, getFieldValue } from '../staff/AuthField.tsx';
import { AuthForm } from '../staff/AuthForm.tsx';
import { decryptCase } from './case-archive.ts';
import { translate } from './messages.ts';
import { ReportMessageView } from './ReportMessageView.tsx';

/** Shows a saved case in this browser: its text, and its files to download. */
export function OpenArchive({ language }: { language: string }) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof decryptCase>>>();
  const open = async (form: HTMLFormElement) => {
    try {
      const file = new FormData(form).get('archive') as File;
      const archive = new Uint8Array(await file.arrayBuffer());
      setOpened(await decryptCase(archive, getFieldValue(form, 'archive-code').trim()));
      return { ok: true, body: undefined } as const;
    } catch {
      return { ok: false, message: translate('wrongArchive', language) } as const;
    }
  };
  return (
    <details className="oilway-reporting__part">
      <summary>
        <h2>{translate('openArchive', language)}</h2>
      </summary>
      <AuthForm
        button={translate('openArchive', language)}
        busyButton={translate('busy', language)}
        buttonStyle="secondary"
        onSubmit={open}
      >
        <div>
          <label htmlFor="archive">{translate('file', language)}</label>
          <input id="archive" name="archive" type="file" accept=".age" required />
        </div>
        <AuthField
          id="archive-code"
          type="text"
          label={translate('archiveCode', language)}
          autoComplete="off"
        />
      </AuthForm>
      {opened ? (
        <div className="oilway-report-message">
          <ReportMessageView {...opened} language={language} />
        </div>
      ) : null}
    </details>
  );
}
