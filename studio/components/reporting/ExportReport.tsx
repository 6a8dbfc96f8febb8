'use client';

import { makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { type CaseExport, encryptCase } from './case-archive.ts';
import { translate } from './messages.ts';
import { saveFile } from './ReportMessageView.tsx';

interface ExportReportProps extends CaseExport {
  /** Records the export. @returns false when it must not happen. */
  onExport: () => Promise<boolean>;
}

/** Saves the decrypted case on this device: as an archive with a new passphrase, or by the browser's print window as a PDF. */
export function ExportReport({ onExport, ...exported }: ExportReportProps) {
  const { entries, language, report } = exported;
  const [hasNotes, setHasNotes] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [code, setCode] = useState<string>();
  const run = async (save: () => Promise<void> | void) => {
    setBusy(true);
    setFailed(false);
    try {
      if (await onExport()) await save();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const number = reportNumber(report.id);
  const saveArchive = async () => {
    const passphrase = makeReceipt();
    const included = entries.filter(({ direction }) => hasNotes || direction !== 'internal');
    saveFile(
      await encryptCase({ ...exported, entries: included }, passphrase),
      `${number}.zip.age`,
    );
    setCode(passphrase);
  };
  const print = () => {
    // The browser proposes the title as the file's name.
    const { title } = document;
    document.title = `${translate('case', language)} ${number}`;
    window.print();
    document.title = title;
  };
  return (
    <details>
      <summary>{translate('exportCase', language)}</summary>
      <div className="oilway-reporting__form">
        <p>{translate('exportText', language)}</p>
        <label className="oilway-reporting__checkbox">
          <input
            id="oilway-export-notes"
            type="checkbox"
            checked={hasNotes}
            onChange={() => setHasNotes(!hasNotes)}
          />
          {translate('withNotes', language)}
        </label>
        <div className="oilway-reporting__buttons">
          <Button
            margin={false}
            buttonStyle="secondary"
            disabled={busy}
            onClick={() => void run(saveArchive)}
          >
            {translate(busy ? 'busy' : 'saveArchive', language)}
          </Button>
          <Button
            margin={false}
            buttonStyle="secondary"
            disabled={busy}
            onClick={() => void run(print)}
          >
            {translate('savePdf', language)}
          </Button>
        </div>
        {failed ? <p role="alert">{translate('failed', language)}</p> : null}
        <p>{translate('pdfHint', language)}</p>
        {code ? (
          <div role="status">
            <p>{translate('archiveCode', language)}:</p>
            <output className="oilway-reporting__secret">{code}</output>
            <p>{translate('archiveHint', language)}</p>
          </div>
        ) : null}
      </div>
    </details>
  );
}
