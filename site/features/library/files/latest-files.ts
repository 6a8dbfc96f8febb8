import type { Culture } from '@oilway/store/cultures.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { LibraryNode } from '@oilway/store/library/tree.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import type { LatestFile } from '../../../portal/latest-file.ts';
import type { Context } from '../../../server/context.ts';
import { fileFacts } from '../page/file-facts.ts';

/** How many the start of the portal shows. */
const most = 5;

/** The files of a member's library that were written last. */
export async function latestFiles(
  { store }: Pick<Context, 'store'>,
  member: Visit['member'],
  culture: Culture,
): Promise<LatestFile[]> {
  const library = await store.libraryOf(member);
  const titles = new Map(library.tree(culture).flatMap(titlesIn));
  const files = await library.latest(culture, most);
  return files.map((file) => {
    const { href, shownDate, size, type } = fileFacts(file, culture);
    const about = [titles.get(file.category), type, size].filter(Boolean).join(' · ');
    return {
      id: file.id,
      name: file.name,
      href,
      about,
      date: file.changedAt,
      shownDate,
      mark: markOf(file),
    };
  });
}

function markOf({ changedSince, file, lastDownload }: LibraryFile): LatestFile['mark'] {
  if (changedSince) return 'changed';
  return file !== null && lastDownload === null ? 'new' : undefined;
}

const titlesIn = ({ children, id, title }: LibraryNode): [number, string][] => [
  [id, title],
  ...children.flatMap(titlesIn),
];
