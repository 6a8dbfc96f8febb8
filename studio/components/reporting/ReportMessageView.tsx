'use client';

import { sanitizeFilename } from '@oilway/store/files/sanitize-filename.ts';
import type { MessageContent, ReportAttachment } from '@oilway/store/reporting/encryption.ts';
import { FactList } from '../FactList.tsx';
import { saveFile } from '../save-file.ts';
import { messageFacts } from './case-facts.ts';
import { translate } from './messages.ts';

/** Shows a message. Its files are untrusted: they are downloaded, never displayed. */
export function ReportMessageView(props: {
  content: MessageContent | undefined;
  language: string;
  /** The case's number, with which the names of downloaded files begin. */
  number: string;
}) {
  const { content, language, number } = props;
  if (!content) return <p>{translate('unreadable', language)}</p>;
  return (
    <>
      <p className="oilway-report-message__text">{content.text}</p>
      <FactList facts={messageFacts(content, language)} />
      <ul className="oilway-list">
        {(content.attachments ?? []).map((file) => (
          <li key={file.name}>
            <button
              type="button"
              className="oilway-link-button"
              onClick={() => {
                const { bytes, name } = attachmentOf(file);
                saveFile(bytes, `${number}-${name}`);
              }}
            >
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

/** Returns the extension by content, because the name is untrusted: the report form accepts photos, PDF and text. */
function detectExtension(bytes: Uint8Array): string {
  const header = String.fromCharCode(...bytes.subarray(0, 1024));
  if (header.includes('%PDF-')) return '.pdf';
  return header.startsWith('\xff\xd8\xff') ? '.jpg' : '.txt';
}
