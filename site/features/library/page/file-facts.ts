import type { LibraryFile } from '@oilway/store/library/files.ts';
import { formatFileSize } from '../../../components/file-size.ts';
import type { Locale } from '../../../pages/page-context.ts';
import { paths } from '../../../pages/paths.ts';
import { libraryMessages } from '../messages.ts';

/** Returns URL, name, type, size and date of a file, formatted. */
export function fileFacts(file: LibraryFile, locale: Locale) {
  const { date, file: part, id, name, printFile } = file;
  return {
    href: part
      ? paths.portalFile(id)
      : (file.externalLink ?? (printFile ? paths.portalFile(id, 'print') : undefined)),
    title: bindNumbers(name),
    type: typeOf(file, libraryMessages[locale].link),
    size: part ? formatFileSize(part.size, locale) : '',
    formattedDate: formatDate(date, locale),
  };
}

/** Keeps a number on the line of its word, and a viscosity whole: `1. Quartal`, `Leicht 5W-20`. */
const bindNumbers = (title: string) =>
  title
    .replace(/(?<=\d\.) (?=\p{L})| (?=\d+W-\d)/gu, '\u00a0')
    .replace(/(?<=\dW)-(?=\d)/g, '\u2011');

function typeOf({ file, printFile }: LibraryFile, link: string): string {
  const name = (file ?? printFile)?.name;
  return name ? name.slice(name.lastIndexOf('.') + 1).toUpperCase() : link;
}

const dateFormat = (locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });

/** Created once, because creating a formatter is slow. */
const dates: Record<Locale, Intl.DateTimeFormat> = {
  'de-DE': dateFormat('de-DE', 'Europe/Berlin'),
  'pl-PL': dateFormat('pl-PL', 'Europe/Warsaw'),
};

export const formatDate = (date: string, locale: Locale) => dates[locale].format(new Date(date));
