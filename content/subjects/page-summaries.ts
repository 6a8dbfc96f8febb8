import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import { plainText } from '@oilway/store/published/plain-text.ts';
import type { Payload } from 'payload';
import type { Media } from '../payload-types.ts';

/** What search engines should know of a published page besides its address. */
export interface PageSummary {
  id: number;
  description: string | undefined;
  noIndex: boolean;
  /** ISO 8601, when it was last published. */
  updatedAt: string;
  /** Which kinds of blocks it is built from. */
  blockTypes: ReadonlySet<string>;
  /** What its blocks say, without any form. */
  text: string;
  /** The pictures of its blocks, each once, in their order. */
  pictures: Media[];
}

/** How many pages one query fetches with all their blocks. */
const batch = 50;

export async function readPageSummaries(
  payload: Payload,
  culture: Culture,
): Promise<PageSummary[]> {
  const found: PageSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { docs } = await payload.find({
      collection: 'pages',
      locale: localeOf(culture),
      fallbackLocale: false,
      depth: 1,
      limit: batch,
      page,
      pagination: false,
      overrideAccess: true,
      sort: 'id',
      select: { seo: true, blocks: true, updatedAt: true },
      where: { _status: { equals: 'published' } },
    });
    for (const { blocks, id, seo, updatedAt } of docs) {
      found.push({
        id,
        description: seo?.description || undefined,
        noIndex: seo?.noIndex ?? false,
        updatedAt,
        blockTypes: new Set(blocks?.map(({ blockType }) => blockType)),
        text: plainText(blocks),
        pictures: [...new Map(picturesIn(blocks).map((one) => [one.id, one])).values()],
      });
    }
    if (docs.length < batch) return found;
    await new Promise(setImmediate);
  }
}

/** Every picture anywhere in a block, whatever the block calls its field. */
function picturesIn(value: unknown): Media[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('mimeType' in value && 'altDe' in value) return [value as Media];
  return Object.values(value).flatMap(picturesIn);
}
