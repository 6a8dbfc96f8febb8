import type { Payload } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import type { FileDownload } from '../payload-types.ts';

export interface Download {
  upload: number;
  /** ISO 8601. */
  at: string;
}

const own = { collection: 'file-downloads', overrideAccess: true, depth: 0 } as const;

/** What a member last downloaded of each file, by the file. */
export async function lastDownloads(
  payload: Payload,
  member: string,
): Promise<ReadonlyMap<number, Download>> {
  const { docs } = await payload.db.find<FileDownload>({
    collection: 'file-downloads',
    where: { member: { equals: member } },
    limit: 0,
    pagination: false,
  });
  return new Map(docs.map(({ at, file, upload }) => [file, { at, upload }]));
}

/** Notes that a member downloads these bytes now: one row a file, the last one counts. */
export async function noteDownloads(
  payload: Payload,
  member: string,
  taken: readonly { file: number; upload: number }[],
): Promise<void> {
  const at = new Date().toISOString();
  await inTransaction(payload, async (req) => {
    const ids = taken.map(({ file }) => `${member}:${file}`);
    await payload.delete({ ...own, req, where: { id: { in: ids } } });
    for (const { file, upload } of taken)
      await payload.create({
        ...own,
        req,
        data: { id: `${member}:${file}`, member, file, upload, at },
      });
  });
}
