import type { ReportAttachment } from '@oilway/store/reporting/encryption.ts';
import { FileField } from '../../../forms/fields/FileField.tsx';
import { messageOfCode } from '../../../forms/fields/form-messages.ts';
import type { FileSelection } from '../../../forms/fields/use-files.ts';
import { messages } from '../messages.ts';

interface FilesProps {
  id: string;
  locale: 'de-DE' | 'pl-PL';
  selection: FileSelection<ReportAttachment>;
  sending: boolean;
}

/** Attachments of a report or of an addition to it. */
export function Files({ selection, locale, id, sending }: FilesProps) {
  const text = messages[locale].files;
  return (
    <div className="jsOnly">
      <FileField
        id={id}
        locale={locale}
        label={text.label}
        hint={text.hint}
        remove={text.remove}
        accept="image/*,.heic,.heif,application/pdf,text/plain"
        selection={selection}
        reason={(code) => text.refusals[code] ?? messageOfCode(locale, code)}
        sending={sending}
      />
    </div>
  );
}
