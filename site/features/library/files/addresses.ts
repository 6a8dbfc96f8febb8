import type { LibraryFile } from '@oilway/store/library/files.ts';
import { paths } from '../../../paths.ts';

/** The entity File of specification section 3. What a file does not have is null; the rest are addresses. */
export interface WireFile {
  id: number;
  name: string;
  date: string;
  version: string;
  /** Where it is downloaded, from the root of the site. */
  file: string | null;
  /** The same as a whole address, as a mail needs it. */
  fullFilePath: string | null;
  printFile: string | null;
  thumbnail: string | null;
  externalLink: string | null;
}

/** A file as the calls answer with it. @param origin of the site, without a slash. */
export function wireFile(found: LibraryFile, origin: string): WireFile {
  const { date, externalLink, file, id, name, printFile, version } = found;
  const path = file && paths.portalFile(id);
  const picture = file?.thumbnail || (!file && printFile?.thumbnail);
  return {
    id,
    name,
    date,
    version,
    file: path,
    fullFilePath: path && origin + path,
    printFile: printFile && paths.portalFile(id, 'print'),
    thumbnail: picture ? paths.portalFile(id, 'thumbnail') : null,
    externalLink,
  };
}
