import type { Attachment } from '@oilway/content/reporting/sealing.ts';
import { useState } from 'react';
import { FileField } from '../../../ui/form/FileField.tsx';
import type { messages } from '../messages.ts';
import { mostBytes, type Refusal, readAttachment } from './attachments.ts';
import styles from './Report.module.css';

/** A file that goes along, and what it was called before. */
export type Attached = Attachment & { chosen: string };

interface FilesProps {
  id: string;
  culture: string;
  text: (typeof messages)['de-DE']['files'];
  optional: string;
  files: Attached[];
  setFiles: (files: Attached[]) => void;
}

/** Files to go along, read and stripped as they are chosen. */
export function Files({ culture, files, id, optional, setFiles, text }: FilesProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const choose = async (chosen: File[]) => {
    const all = [...files];
    let refused: Refusal | undefined;
    for (const file of chosen) {
      const read = await readAttachment(file, Number.parseInt(all.at(-1)?.name ?? '0', 10) + 1);
      if (typeof read === 'string') refused = read;
      else if (bytesOf([...all, read]) > mostBytes) refused = 'attachmentSize';
      else all.push({ ...read, chosen: file.name });
    }
    setRefusal(refused);
    setFiles(all);
  };
  return (
    <div className={styles.files}>
      <FileField
        id={id}
        culture={culture}
        label={text.label}
        hint={text.hint}
        optional={optional}
        remove={text.remove}
        accept="image/*,application/pdf,text/plain"
        files={files.map((file) => ({ key: file.name, name: file.chosen, size: bytesOf([file]) }))}
        onChoose={(chosen) => void choose(chosen)}
        onRemove={(key) => setFiles(files.filter(({ name }) => name !== key))}
        error={refusal && text[refusal]}
      />
    </div>
  );
}

/** Base64 is a third longer than what it says. */
function bytesOf(files: Attachment[]): number {
  return files.reduce((sum, { content }) => sum + (content.length * 3) / 4, 0);
}
