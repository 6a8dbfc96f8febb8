import { recordDownloads } from '@oilway/store/library/downloads.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../../database/session.ts';

/** Records that each member has downloaded two of three files of the member's country. */
export async function seedDownloads(payload: Payload): Promise<void> {
  const all = { pagination: false, depth: 0 } as const;
  const { docs: members } = await payload.find({ collection: 'members', ...all });
  for (const { cultureName, id } of members) {
    const where = { 'category.culture': { equals: cultureName }, file: { exists: true } };
    const { docs } = await payload.find({ collection: 'portal-files', where, ...all });
    const downloads = docs
      .filter((_, index) => index % 3 > 0)
      .map(({ file, id: key }) => ({ file: key, upload: Number(file) }));
    await recordDownloads(databaseOf(payload), id, downloads);
  }
}
