import {
  type PreviewGrant,
  previewLifetime,
  signPreview,
} from '@oilway/store/published/preview-token.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { CollectionConfig } from 'payload';
import { cultureIn } from '../editing/country.ts';

/** Live preview and preview of a collection whose documents have an address on the site. */
export function previewOf(
  collection: PreviewGrant['collection'],
): Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'> {
  return {
    livePreview: { url: ({ data }) => previewUrl(collection, data) },
    preview: (doc) => previewUrl(collection, doc),
  };
}

/** Returns the signed address under which the site shows a document's draft. Studio side only. */
export function previewUrl(
  collection: PreviewGrant['collection'],
  data: Record<string, unknown>,
): string {
  const { previewSecret, siteOrigin } = readSettings();
  const id = Number(data.id);
  if (!Number.isInteger(id)) return siteOrigin;
  const culture = cultureIn(data);
  const expires = Date.now() + previewLifetime;
  const token = signPreview({ collection, id, culture, expires }, previewSecret);
  return `${siteOrigin}/preview?token=${token}`;
}
