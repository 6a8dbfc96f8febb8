'use client';

import { safeName } from '@oilway/store/files/safe-name.ts';
import type { Letter, SealedAttachment } from '@oilway/store/reporting/sealing.ts';
import { say } from './messages.ts';

/** Shows a message. Its files are untrusted: they are downloaded, never displayed. */
export function LetterView({ language, letter }: { letter: Letter | undefined; language: string }) {
  if (!letter) return <p>{say('unreadable', language)}</p>;
  const facts = [
    ['appliesTo', letter.appliesTo],
    ['contactInformation', letter.contactInformation],
  ] as const;
  return (
    <>
      <p className="oilway-letter__text">{letter.text}</p>
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{say(name, language)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <ul className="oilway-letter__files">
        {(letter.attachments ?? []).map((file) => (
          <li key={file.name}>
            <button type="button" onClick={() => save(file)}>
              {safeName(file.name, endingOf(bytesOf(file)))}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const bytesOf = ({ content }: SealedAttachment) =>
  Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));

function save(file: SealedAttachment): void {
  const bytes = bytesOf(file);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  link.download = safeName(file.name, endingOf(bytes));
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Returns the extension by content, because the name is untrusted: the report form accepts photos, PDF and text. */
function endingOf(bytes: Uint8Array): string {
  const begin = String.fromCharCode(...bytes.subarray(0, 1024));
  if (begin.includes('%PDF-')) return '.pdf';
  return begin.startsWith('\xff\xd8\xff') ? '.jpg' : '.txt';
}
