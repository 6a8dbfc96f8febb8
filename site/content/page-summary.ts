import type { Media, Page } from '@oilway/store/published/documents.ts';
import { plainText } from '@oilway/store/published/plain-text.ts';
import type { ServicePrice } from './content-source.ts';

/** What search engines need of a published page besides its path. */
export interface PageSummary {
  id: number;
  description: string | undefined;
  noIndex: boolean;
  /** ISO 8601, when it was last published. */
  updatedAt: string;
  blockTypes: ReadonlySet<string>;
  /** Plain text of its blocks. */
  text: string;
  /** The keys of the services whose prices it shows, by their names. */
  prices: ServicePrice['key'][];
  /** The images of its blocks, each once, in their order. */
  images: Media[];
}

export function summaryOf({ blocks, id, seo, updatedAt }: Page): PageSummary {
  return {
    id,
    description: seo?.description || undefined,
    noIndex: seo?.noIndex ?? false,
    updatedAt,
    blockTypes: new Set(blocks?.map(({ blockType }) => blockType)),
    text: plainText(blocks),
    prices: (blocks ?? []).flatMap(priceKeysOf),
    images: [...new Map(imagesIn(blocks).map((one) => [one.id, one])).values()],
  };
}

function priceKeysOf(block: NonNullable<Page['blocks']>[number]): ServicePrice['key'][] {
  if (block.blockType !== 'hero') return [];
  return [block.price ?? [], block.locator ? ('oilChange' as const) : []].flat();
}

/** Returns all images in a block, in fields of any name. */
function imagesIn(value: unknown): Media[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('mimeType' in value && 'altDe' in value) return [value as Media];
  return Object.values(value).flatMap(imagesIn);
}
