import type { SealedAttachment } from '@oilway/store/reporting/sealing.ts';
import { FileField } from '../../../forms/fields/FileField.tsx';
import { wordsOf } from '../../../forms/fields/form-words.ts';
import type { ChosenFiles } from '../../../forms/fields/use-files.ts';
import { messages } from '../messages.ts';

interface FilesProps {
  id: string;
  culture: 'de-DE' | 'pl-PL';
  chosen: ChosenFiles<SealedAttachment>;
  sending: boolean;
}

/** Files to go along with a report or an addition to it. */
export function Files({ chosen, culture, id, sending }: FilesProps) {
  const text = messages[culture].files;
  return (
    <div className="scripted">
      <FileField
        id={id}
        culture={culture}
        label={text.label}
        hint={text.hint}
        remove={text.remove}
        accept="image/*,.heic,.heif,application/pdf,text/plain"
        chosen={chosen}
        reason={(code) => text.refusals[code] ?? wordsOf(culture, code)}
        sending={sending}
      />
    </div>
  );
}
