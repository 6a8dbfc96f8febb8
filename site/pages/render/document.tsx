import { countryOf, type Locale } from '@oilway/store/locales.ts';
import type { ReactNode } from 'react';
import { serializeJsonLd, type Thing } from '../json-ld.ts';
import { paths } from '../paths.ts';
import type { ScriptIntegrity } from './integrity.ts';

/** Data of a document's head; URLs for search engines are absolute. */
export interface Head {
  locale: Locale;
  title: string;
  /** Replaces `title` in `<title>` where the URL has search parameters, but not in Open Graph metadata. */
  documentTitle?: string;
  description?: string;
  canonical?: string;
  /** The same page in every locale that has it, its own included. */
  alternates: { locale: Locale; href: string }[];
  noIndex: boolean;
  /** The RSS feed of the locale's news. */
  feed?: string;
  siteName?: string;
  /** The `og:type`; `website` by default. */
  kind?: 'website' | 'article';
  /** The Open Graph image; its size in pixels. */
  image?: { href: string; alt: string; type: string; width: number; height: number };
  /** Entities for JSON-LD. */
  structuredData?: readonly Thing[];
  /** The node id for API calls: the home page's where a page has none, undefined before content is loaded. */
  nodeId?: number;
  /** The same as a key, on pages of the portal. */
  nodeKey?: string;
}

/** URLs of the built scripts, styles and fonts. */
export interface DocumentAssets {
  styles: string[];
  /** In addition, only in the portal. */
  portalStyles: string[];
  scripts: string[];
  /** A classic script that runs before the first paint. */
  headScript: string;
  /** Only in previews. */
  previewScripts: string[];
  /** Only for logged-in members. */
  memberScripts: string[];
  fonts: { german: string[]; polish: string[] };
  icon: string | undefined;
  /** Of the built scripts; undefined in development. */
  integrity?: ScriptIntegrity;
}

interface DocumentProps {
  head: Head;
  preview?: boolean;
  /** A page of the portal, logged in or not. */
  portal?: boolean;
  isLoggedIn?: boolean;
  /** Whether its scripts need Subresource Integrity. */
  enforcesIntegrity?: boolean;
  assets: DocumentAssets;
  children: ReactNode;
}

export function Document({
  head,
  assets,
  enforcesIntegrity,
  isLoggedIn,
  portal,
  preview,
  children,
}: DocumentProps) {
  const integrity = enforcesIntegrity ? assets.integrity : undefined;
  // The header `integrity-policy` accepts a digest only for a script requested with CORS.
  const integrityProps = (src: string) =>
    integrity ? { integrity: integrity.digests[src], crossOrigin: '' as const } : {};
  const scripts = [
    ...assets.scripts,
    ...(preview ? assets.previewScripts : []),
    ...(isLoggedIn ? assets.memberScripts : []),
  ];
  return (
    <html
      lang={countryOf(head.locale)}
      data-node-id={head.nodeId}
      data-node-key={head.nodeKey}
      data-culture={head.locale}
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
        <OpenGraph head={head} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f1ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16181a" />
        {/* First: the first paint waits for them. */}
        {[...assets.styles, ...(portal ? assets.portalStyles : [])].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {[...assets.fonts.german, ...assets.fonts.polish].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {/* Rendering waits for the whole document: content that comes later would shift the layout. */}
        <link rel="expect" href="#end-of-document" blocking="render" />
        {/* Before all scripts: it does not apply to earlier ones. */}
        {integrity ? <ImportMap text={integrity.importMap} /> : null}
        <script src={assets.headScript} {...integrityProps(assets.headScript)} />
        {scripts.map((src) => (
          <script key={src} type="module" src={src} {...integrityProps(src)} />
        ))}
        <Icons locale={head.locale} drawing={assets.icon} />
        <StructuredData things={head.structuredData ?? []} />
      </head>
      <body>
        {children}
        <div id="end-of-document" hidden />
      </body>
    </html>
  );
}

function Icons({ locale, drawing }: { locale: Locale; drawing: string | undefined }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      {drawing ? <link rel="icon" type="image/svg+xml" sizes="any" href={drawing} /> : null}
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={paths.manifest(locale)} />
    </>
  );
}

function Alternates({ head }: { head: Head }) {
  if (head.alternates.length < 2) return null;
  const german = head.alternates.find(({ locale }) => locale === 'de-DE');
  return (
    <>
      {head.alternates.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      {german ? <link rel="alternate" hrefLang="x-default" href={german.href} /> : null}
    </>
  );
}

function OpenGraph({ head }: { head: Head }) {
  if (!head.canonical) return null;
  const others = head.alternates.filter(({ locale }) => locale !== head.locale);
  return (
    <>
      <meta property="og:type" content={head.kind ?? 'website'} />
      <meta property="og:title" content={head.title} />
      {head.description ? <meta property="og:description" content={head.description} /> : null}
      <meta property="og:url" content={head.canonical} />
      {head.siteName ? <meta property="og:site_name" content={head.siteName} /> : null}
      <meta property="og:locale" content={head.locale.replace('-', '_')} />
      {others.map(({ locale }) => (
        <meta key={locale} property="og:locale:alternate" content={locale.replace('-', '_')} />
      ))}
      {head.image ? (
        <>
          <meta property="og:image" content={head.image.href} />
          <meta property="og:image:type" content={head.image.type} />
          <meta property="og:image:width" content={String(head.image.width)} />
          <meta property="og:image:height" content={String(head.image.height)} />
          <meta property="og:image:alt" content={head.image.alt} />
        </>
      ) : null}
      <meta name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** The digests of imported scripts. Browsers accept inline import maps only; the CSP of such a page contains the digest of this text. */
function ImportMap({ text }: { text: string }) {
  return (
    <script
      type="importmap"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names and digests of our own files
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** Data for search engines: browsers do not run a script of this type, so the CSP does not block it. */
function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any <; React would escape its quotes
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(things) }}
    />
  );
}
