import { cultureOf, type Locale } from '../cultures.ts';
import { readSettings } from '../settings.ts';
import { previewLifetime, signPreview } from './preview-token.ts';

/** The signed address under which the site shows a page's draft. Studio side only. */
export function previewUrl({
  data,
  locale,
}: {
  data: Record<string, unknown>;
  locale: { code: string };
}): string {
  const { previewSecret, siteOrigin } = readSettings();
  const id = Number(data.id);
  if (!Number.isInteger(id)) return siteOrigin;
  const culture = cultureOf(locale.code as Locale);
  const token = signPreview(
    { page: id, culture, expires: Date.now() + previewLifetime },
    previewSecret,
  );
  return `${siteOrigin}/preview?token=${token}`;
}
