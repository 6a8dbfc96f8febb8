'use client';

import { sanitizeFilename } from '@oilway/store/files/sanitize-filename.ts';
import type { MessageContent, ReportAttachment } from '@oilway/store/reporting/encryption.ts';
import { translate } from './messages.ts';

/** Shows a message. Its files are untrusted: they are downloaded, never displayed. */
export function ReportMessageView({
  language,
  content,
}: {
  content: MessageContent | undefined;
  language: string;
}) {
  if (!content) return <p>{translate('unreadable', language)}</p>;
  const details = [
    ['appliesTo', content.appliesTo],
    ['contactInformation', content.contactInformation],
  ] as const;
  return (
    <>
      <p className="oilway-report-message__text">{content.text}</p>
      <dl>
        {details.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{translate(name, language)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <ul className="oilway-report-message__files">
        {(content.attachments ?? []).map((file) => (
          <li key={file.name}>
            <button type="button" onClick={() => downloadFile(file)}>
              {attachmentOf(file).name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns a file's content, and a safe name. */
export function attachmentOf({ content, name }: ReportAttachment) {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return { bytes, name: sanitizeFilename(name, detectExtension(bytes)) };
}

function downloadFile(file: ReportAttachment): void {
  const { bytes, name } = attachmentOf(file);
  saveFile(bytes, name);
}

/** Saves a file on this device. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Returns the extension by content, because the name is untrusted: the report form accepts photos, PDF and text. */
function detectExtension(bytes: Uint8Array): string {
  const header = String.fromCharCode(...bytes.subarray(0, 1024));
  if (header.includes('%PDF-')) return '.pdf';
  return header.startsWith('\xff\xd8\xff') ? '.jpg' : '.txt';
}
