import type { ReactNode } from 'react';
import type { Culture } from '../../pages/page-context.ts';

/** What a document's head says; addresses are absolute where search engines read them. */
export interface Head {
  culture: Culture;
  title: string;
  description?: string;
  canonical?: string;
  alternates: { culture: Culture; href: string }[];
  noIndex: boolean;
  image?: string;
  /** The node a call may name; absent on error pages. */
  nodeId?: number;
}

/** Addresses of the built scripts, styles and fonts. */
export interface DocumentAssets {
  styles: string[];
  scripts: string[];
  /** Only while an editor looks at drafts. */
  previewScripts: string[];
  fonts: { latin: string[]; latinExt: string[] };
  icon: string | undefined;
}

const languages: Record<Culture, string> = { 'de-DE': 'de', 'pl-PL': 'pl' };

interface DocumentProps {
  head: Head;
  preview?: boolean;
  assets: DocumentAssets;
  children: ReactNode;
}

export function Document({ head, assets, preview = false, children }: DocumentProps) {
  const scripts = preview ? [...assets.scripts, ...assets.previewScripts] : assets.scripts;
  return (
    <html lang={languages[head.culture]} data-node-id={head.nodeId} data-culture={head.culture}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description ? <meta name="description" content={head.description} /> : null}
        {head.noIndex ? <meta name="robots" content="noindex" /> : null}
        {head.canonical ? <link rel="canonical" href={head.canonical} /> : null}
        <Alternates head={head} />
        <Sharing head={head} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f1ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16181a" />
        {fontsFor(head.culture, assets).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.icon ? <link rel="icon" type="image/svg+xml" href={assets.icon} /> : null}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Polish needs its letters at once; a German page loads them only where a Polish name appears. */
function fontsFor(culture: Culture, { fonts }: DocumentAssets): string[] {
  return culture === 'pl-PL' ? [...fonts.latin, ...fonts.latinExt] : fonts.latin;
}

function Alternates({ head }: { head: Head }) {
  if (head.alternates.length < 2) return null;
  const german = head.alternates.find(({ culture }) => culture === 'de-DE');
  return (
    <>
      {head.alternates.map(({ culture, href }) => (
        <link key={culture} rel="alternate" hrefLang={culture} href={href} />
      ))}
      {german ? <link rel="alternate" hrefLang="x-default" href={german.href} /> : null}
    </>
  );
}

function Sharing({ head }: { head: Head }) {
  if (!head.canonical) return null;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      {head.description ? <meta property="og:description" content={head.description} /> : null}
      <meta property="og:url" content={head.canonical} />
      <meta property="og:locale" content={head.culture.replace('-', '_')} />
      {head.image ? <meta property="og:image" content={head.image} /> : null}
    </>
  );
}
