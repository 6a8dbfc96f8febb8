'use client';

import { makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { CopyButton } from './CopyButton.tsx';
import { type CaseExport, encryptCase } from './case-archive.ts';
import { translate } from './messages.ts';

interface ExportReportProps extends CaseExport {
  /** Records the export, then saves the case. */
  onExport: (save: () => Promise<void> | void) => Promise<unknown>;
}

/** Saves the decrypted case on this device: as an archive with a new passphrase, or by the browser's print window as a PDF. */
export function ExportReport({ onExport, ...exported }: ExportReportProps) {
  const { entries, language, report } = exported;
  const [hasNotes, setHasNotes] = useState(false);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string>();
  const number = reportNumber(report.id);
  const saveArchive = async () => {
    const passphrase = makeReceipt();
    const included = entries.filter(({ direction }) => hasNotes || direction !== 'internal');
    const archive = await encryptCase({ ...exported, entries: included }, passphrase);
    saveFile(archive, `${number}.zip.age`);
    setCode(passphrase);
  };
  const print = () => {
    // The browser proposes the title as the file's name.
    const { title } = document;
    document.title = `${translate('case', language)} ${number}`;
    window.print();
    document.title = title;
  };
  const renderButton = (label: 'saveArchive' | 'savePdf', save: () => Promise<void> | void) => (
    <Button
      buttonStyle="secondary"
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void onExport(save).then(() => setBusy(false));
      }}
    >
      {translate(label, language)}
    </Button>
  );
  return (
    <details>
      <summary>{translate('exportCase', language)}</summary>
      <div className="oilway-form">
        <p>{translate('exportText', language)}</p>
        <label>
          <input
            id="oilway-export-notes"
            type="checkbox"
            checked={hasNotes}
            onChange={() => setHasNotes(!hasNotes)}
          />
          {translate('withNotes', language)}
        </label>
        <div className="oilway-buttons">
          {renderButton('saveArchive', saveArchive)}
          {renderButton('savePdf', print)}
        </div>
        {code ? (
          <div role="status">
            <p>{translate('archiveCode', language)}:</p>
            <output className="oilway-reporting__secret">{code}</output> <CopyButton value={code} />
            <p>
              {translate('archiveHint', language)}{' '}
              <a href="https://age-encryption.org">age-encryption.org</a>
            </p>
          </div>
        ) : null}
      </div>
    </details>
  );
}
