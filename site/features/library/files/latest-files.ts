import { newestFirst } from '@oilway/store/library/file-order.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { Locale } from '@oilway/store/locales.ts';
import type { MemberSession } from '@oilway/store/members/sessions.ts';
import type { LatestFile, LatestFileList } from '../../../portal/latest-files.ts';
import type { Context } from '../../../server/context.ts';
import { fileFacts } from '../page/file-facts.ts';
import { findOtherCountryUrl } from './library-view.ts';

/** Number of files on the portal's start page. */
const maxLatestFiles = 5;

/** Returns the newest entries of a member's library, files before links; if it is empty, the URL of the other country's library. */
export async function loadLatestFiles(
  context: Pick<Context, 'store'>,
  member: MemberSession['member'],
  locale: Locale,
): Promise<LatestFileList> {
  const library = await context.store.memberLibrary(member);
  const part = { page: 1, pageSize: maxLatestFiles };
  const newest = (await library.files(locale, undefined, part, newestFirst)) ?? [];
  const files = newest
    .sort((a, b) => Number(a.file === null) - Number(b.file === null))
    .map((file) => {
      const { href, formattedDate, size, title: name, type } = fileFacts(file, locale);
      const { categoryTitle, date, id } = file;
      const details = [categoryTitle, type, size].filter(Boolean).join('\u00a0· ');
      return { id, name, href, details, date, formattedDate, badge: badgeOf(file) };
    });
  const downloads = await library.downloadCount(locale);
  const otherCountryUrl =
    files.length > 0 ? undefined : await findOtherCountryUrl(context, member, locale);
  return { files, downloads, ...(otherCountryUrl === undefined ? {} : { otherCountryUrl }) };
}

function badgeOf({ changedSince, file, lastDownload }: LibraryFile): LatestFile['badge'] {
  if (changedSince) return 'changed';
  return file !== null && lastDownload === null ? 'new' : undefined;
}
