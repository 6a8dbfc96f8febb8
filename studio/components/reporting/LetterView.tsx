'use client';

import type { Letter, SealedAttachment } from '@oilway/store/reporting/sealing.ts';
import { say } from './messages.ts';

/** What a letter says. Its files are saved, never shown: they come from anybody. */
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
              {file.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function save({ content, name }: SealedAttachment): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
