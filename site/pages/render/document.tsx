import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { ReactNode } from 'react';
import { serialized, type Thing } from '../json-ld.ts';
import { paths } from '../paths.ts';
import type { ScriptIntegrity } from './integrity.ts';

/** What a document's head says; addresses are absolute where search engines read them. */
export interface Head {
  culture: Culture;
  title: string;
  /** In its place where the address asks something: for whoever has the page open alone, in no link to it. */
  documentTitle?: string;
  description?: string;
  canonical?: string;
  /** The same page in every culture that has it, its own included. */
  alternates: { culture: Culture; href: string }[];
  noIndex: boolean;
  /** The RSS feed of the culture's news. */
  feed?: string;
  siteName?: string;
  /** What the page is to a network that shows a link to it; a website unless it says otherwise. */
  kind?: 'website' | 'article';
  /** The picture beside such a link; its size in pixels. */
  picture?: { href: string; alt: string; type: string; width: number; height: number };
  /** What search engines are told in their own format. */
  structuredData?: readonly Thing[];
  /** The node a call may name: the home page's where a page has none, absent while nothing is known of the tree. */
  nodeId?: number;
  /** The same as a key, on pages of the portal. */
  nodeKey?: string;
}

/** Addresses of the built scripts, styles and fonts. */
export interface DocumentAssets {
  styles: string[];
  /** Beside these, only in the portal. */
  portalStyles: string[];
  scripts: string[];
  /** A script without imports that runs before anything is painted. */
  firstScript: string;
  /** Only while an editor looks at drafts. */
  previewScripts: string[];
  /** Only where somebody is logged in. */
  memberScripts: string[];
  fonts: { german: string[]; polish: string[] };
  icon: string | undefined;
  /** Of the built scripts; nothing while they come from their sources. */
  integrity?: ScriptIntegrity;
}

interface DocumentProps {
  head: Head;
  preview?: boolean;
  /** A page of the portal, logged in or not. */
  portal?: boolean;
  /** Somebody is logged in. */
  member?: boolean;
  /** Whether its scripts have to be those that were built, to the byte. */
  held?: boolean;
  assets: DocumentAssets;
  children: ReactNode;
}

export function Document({ head, assets, held, member, portal, preview, children }: DocumentProps) {
  const integrity = held ? assets.integrity : undefined;
  // The header `integrity-policy` counts a digest only where a script is asked for with CORS.
  const heldTo = (src: string) =>
    integrity ? { integrity: integrity.of[src], crossOrigin: '' as const } : {};
  const scripts = [
    ...assets.scripts,
    ...(preview ? assets.previewScripts : []),
    ...(member ? assets.memberScripts : []),
  ];
  return (
    <html
      lang={localeOf(head.culture)}
      data-node-id={head.nodeId}
      data-node-key={head.nodeKey}
      data-culture={head.culture}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.documentTitle ?? head.title}</title>
        {head.description ? <meta name="description" content={head.description} /> : null}
        {head.noIndex ? <meta name="robots" content="noindex" /> : null}
        {head.canonical ? <link rel="canonical" href={head.canonical} /> : null}
        {head.feed ? <link rel="alternate" type="application/rss+xml" href={head.feed} /> : null}
        <Alternates head={head} />
        <Sharing head={head} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f1ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16181a" />
        {/* First, for the connection that is open already: what they say is what the first paint waits for. */}
        {[...assets.styles, ...(portal ? assets.portalStyles : [])].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {[...assets.fonts.german, ...assets.fonts.polish].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {/* Not painted half read: what comes later would move what is seen already. */}
        <link rel="expect" href="#end-of-document" blocking="render" />
        {/* Before all scripts: none that came before it is held to it. */}
        {integrity ? <ImportMap text={integrity.importMap} /> : null}
        <script src={assets.firstScript} {...heldTo(assets.firstScript)} />
        {scripts.map((src) => (
          <script key={src} type="module" src={src} {...heldTo(src)} />
        ))}
        <Icons culture={head.culture} drawing={assets.icon} />
        <StructuredData things={head.structuredData ?? []} />
      </head>
      <body>
        {children}
        <div id="end-of-document" hidden />
      </body>
    </html>
  );
}

function Icons({ culture, drawing }: { culture: Culture; drawing: string | undefined }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      {drawing ? <link rel="icon" type="image/svg+xml" sizes="any" href={drawing} /> : null}
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={paths.manifest(culture)} />
    </>
  );
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

/** What networks show of a link to the page. */
function Sharing({ head }: { head: Head }) {
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

/** The digests of what scripts import. A browser takes it from within the page only; the policy of such a page holds the digest of this text. */
function ImportMap({ text }: { text: string }) {
  return (
    <script
      type="importmap"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names and digests of our own files
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** Data for search engines: browsers do not run a script of this type, so the policy lets it stand. */
function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any <; React would escape its quotes
      dangerouslySetInnerHTML={{ __html: serialized(things) }}
    />
  );
}
