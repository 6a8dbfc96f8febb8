import { shownName } from '@oilway/store/library/file-names.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { Culture } from '../../../page/page-context.ts';
import { paths } from '../../../paths.ts';
import { shownSize } from '../../../ui/shown-size.ts';
import { libraryAddress } from '../files/library-query.ts';
import type { LibraryView } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';

/** What a row says of its file, text by text; those that it does not have are undefined. */
export interface RowTexts {
  id: string;
  name: string;
  /** Of the box that chooses it. */
  select: string;
  /** Where its name leads to. */
  href: string | undefined;
  bytes: string | undefined;
  fileName: string | undefined;
  mediaType: string | undefined;
  externalLink: string | undefined;
  thumbnail: string | undefined;
  /** Its version and the name of what it leads to. */
  leadsTo: string;
  category: string;
  /** Of the category, where a search has found the file. */
  categoryHref: string | undefined;
  type: string;
  size: string;
  date: string;
  shownDate: string;
}

/** By what one row differs from another beside its texts. */
export interface RowShape {
  culture: Culture;
  tiles: boolean;
  found: boolean;
  changed: boolean;
  print: boolean;
}

export interface VersionTexts {
  href: string;
  label: string;
}

export function rowShape(file: LibraryFile, culture: Culture, library: LibraryView): RowShape {
  return {
    culture,
    tiles: library.asked.tiles,
    found: library.found !== undefined,
    changed: file.changedSince,
    print: file.printFile !== null,
  };
}

export function rowTexts(file: LibraryFile, culture: Culture, library: LibraryView): RowTexts {
  const text = libraryMessages[culture];
  const { asked, found, titles } = library;
  const { date, file: part, id, name, printFile, version } = file;
  const { href, size, type } = fileFacts(file, culture);
  const { order, tiles } = asked;
  const externalLink = file.externalLink ?? undefined;
  const pictured = part?.thumbnail || (!part && printFile?.thumbnail);
  const own = (part ?? printFile)?.name;
  const leadsTo = own === undefined ? text.link : shownName(own);
  return {
    id: String(id),
    name,
    select: text.select(name),
    href,
    bytes: part ? String(part.size) : undefined,
    fileName: part?.name,
    mediaType: part?.mediaType,
    externalLink,
    thumbnail: pictured ? paths.portalFile(id, 'thumbnail') : undefined,
    leadsTo: version ? `${text.version(version)} · ${leadsTo}` : leadsTo,
    category: titles.get(file.category) ?? '',
    categoryHref:
      found === undefined
        ? undefined
        : libraryAddress(culture, { category: file.category, order, tiles }),
    type,
    size,
    date,
    shownDate: shownDate(date, culture),
  };
}

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

/** Of the versions before the present one, the latest first. */
export function versionTexts({ earlier, id }: LibraryFile, culture: Culture): VersionTexts[] {
  const { version } = libraryMessages[culture];
  return earlier.map(({ date, part, version: before }) => ({
    href: paths.portalFileVersion(id, part.id),
    label: `${version(before)}, ${shownDate(date, culture)}`,
  }));
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

const shownDate = (date: string, culture: Culture) => dates[culture].format(new Date(date));
