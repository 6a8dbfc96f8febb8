import type { Head } from './document-head.ts';

/** What networks show of a link to the page. */
export function Sharing({ head }: { head: Head }) {
  if (!head.canonical) return null;
  const others = head.alternates.filter(({ culture }) => culture !== head.culture);
  return (
    <>
      <meta property="og:type" content={head.kind ?? 'website'} />
      <meta property="og:title" content={head.title} />
      {head.description ? <meta property="og:description" content={head.description} /> : null}
      <meta property="og:url" content={head.canonical} />
      {head.siteName ? <meta property="og:site_name" content={head.siteName} /> : null}
      <meta property="og:locale" content={head.culture.replace('-', '_')} />
      {others.map(({ culture }) => (
        <meta key={culture} property="og:locale:alternate" content={culture.replace('-', '_')} />
      ))}
      {head.picture ? (
        <>
          <meta property="og:image" content={head.picture.href} />
          <meta property="og:image:type" content={head.picture.type} />
          <meta property="og:image:width" content={String(head.picture.width)} />
          <meta property="og:image:height" content={String(head.picture.height)} />
          <meta property="og:image:alt" content={head.picture.alt} />
        </>
      ) : null}
      <meta name="twitter:card" content={head.picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
