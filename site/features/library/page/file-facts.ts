import type { LibraryFile } from '@oilway/store/library/files.ts';
import { shownSize } from '../../../components/shown-size.ts';
import type { Culture } from '../../../pages/page-context.ts';
import { paths } from '../../../pages/paths.ts';
import { libraryMessages } from '../messages.ts';

/** Where a file leads, and what is said of it wherever it is shown; its date is that of its last change. */
export function fileFacts(file: LibraryFile, culture: Culture) {
  const { changedAt, file: part, id, printFile } = file;
  return {
    href: part
      ? paths.portalFile(id)
      : (file.externalLink ?? (printFile ? paths.portalFile(id, 'print') : undefined)),
    type: typeOf(file, libraryMessages[culture].link),
    size: part ? shownSize(part.size, culture) : '',
    shownDate: shownDate(changedAt, culture),
  };
}

function typeOf({ file, printFile }: LibraryFile, link: string): string {
  const name = (file ?? printFile)?.name;
  return name ? name.slice(name.lastIndexOf('.') + 1).toUpperCase() : link;
}

const dated = (culture: Culture, timeZone: string) =>
  new Intl.DateTimeFormat(culture, { dateStyle: 'medium', timeZone });

/** Made once: making one takes more time than all else of a row. */
const dates: Record<Culture, Intl.DateTimeFormat> = {
  'de-DE': dated('de-DE', 'Europe/Berlin'),
  'pl-PL': dated('pl-PL', 'Europe/Warsaw'),
};

export const shownDate = (date: string, culture: Culture) => dates[culture].format(new Date(date));
