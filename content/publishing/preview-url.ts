import {
  type PreviewGrant,
  previewLifetime,
  signPreview,
} from '@oilway/store/published/preview-token.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { CollectionConfig } from 'payload';
import { localeOfDocument } from '../editing/country.ts';

/** Returns the settings of live preview and preview for a collection whose documents have a URL. */
export function previewOptions(
  collection: PreviewGrant['collection'],
): Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'> {
  return {
    livePreview: { url: ({ data }) => previewUrl(collection, data) },
    preview: (doc) => previewUrl(collection, doc),
  };
}

/** Returns the signed URL of the site's preview of a draft. For the studio only. */
export function previewUrl(
  collection: PreviewGrant['collection'],
  data: Record<string, unknown>,
): string {
  const { previewSecret, siteOrigin } = readSettings();
  const id = Number(data.id);
  if (!Number.isInteger(id)) return siteOrigin;
  const locale = localeOfDocument(data);
  const expiresAt = Date.now() + previewLifetime;
  const token = signPreview({ collection, id, locale, expiresAt }, previewSecret);
  return `${siteOrigin}/preview?token=${token}`;
}
