import type { Media, Page } from '@oilway/store/published/documents.ts';
import { plainText } from '@oilway/store/published/plain-text.ts';
import type { ServicePrice } from './source.ts';

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
  /** The keys of the services whose prices it shows, by their names. */
  prices: ServicePrice['key'][];
  /** The pictures of its blocks, each once, in their order. */
  pictures: Media[];
}

export function summaryOf({ blocks, id, seo, updatedAt }: Page): PageSummary {
  return {
    id,
    description: seo?.description || undefined,
    noIndex: seo?.noIndex ?? false,
    updatedAt,
    blockTypes: new Set(blocks?.map(({ blockType }) => blockType)),
    text: plainText(blocks),
    prices: (blocks ?? []).flatMap(shownPrices),
    pictures: [...new Map(picturesIn(blocks).map((one) => [one.id, one])).values()],
  };
}

function shownPrices(block: NonNullable<Page['blocks']>[number]): ServicePrice['key'][] {
  if (block.blockType !== 'hero') return [];
  return [block.price ?? [], block.locator ? ('oilChange' as const) : []].flat();
}

/** Every picture anywhere in a block, whatever the block calls its field. */
function picturesIn(value: unknown): Media[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('mimeType' in value && 'altDe' in value) return [value as Media];
  return Object.values(value).flatMap(picturesIn);
}
