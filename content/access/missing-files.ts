import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Access, NotFound, type SanitizedConfig } from 'payload';

/** Payload takes a file that is not on its disk for a failure of its own. Here nobody who may read files is told more than that it is not there. */
export function missFiles(config: SanitizedConfig): SanitizedConfig {
  for (const { access, upload } of config.collections)
    if (upload?.staticDir) access.read = ifThere(upload.staticDir, access.read);
  return config;
}

const ifThere =
  (folder: string, mayRead: Access): Access =>
  async (asked) => {
    const answer = await mayRead(asked);
    if (!asked.isReadingStaticFile || !answer) return answer;
    const name = String(asked.data?.filename);
    const known = basename(name) === name && (await isFile(join(folder, name)));
    if (!known) throw new NotFound(asked.req.t);
    return answer;
  };

/** Also a name that no file can have is none. */
const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
