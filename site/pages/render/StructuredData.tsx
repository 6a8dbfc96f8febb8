import { serialized, type Thing } from '../json-ld.ts';

/** Data for search engines: browsers do not run a script of this type, so the policy lets it stand. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any <; React would escape its quotes
      dangerouslySetInnerHTML={{ __html: serialized(things) }}
    />
  );
}
