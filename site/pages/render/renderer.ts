import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientFolder } from '../../server/http/assets.ts';
import { siteFolder } from '../../server/site-folder.ts';
import type { BlockTable } from '../blocks/definition.ts';
import type { DocumentAssets } from './document.tsx';
import { preloadNeeded } from './fonts.ts';
import { digestOf, integrityOf, type ManifestScript } from './integrity.ts';
import type { PageView } from './page-document.tsx';

/** What the table of contents of the blocks exports, which is handed down to the frame. */
type Views = typeof import('./views.tsx') & { blocks: BlockTable };
/** Loaded where somebody looks at them, never in production. */
interface Examples {
  renderExamples(part: string | undefined, assets: DocumentAssets): string;
}

type ErrorContext = Parameters<Views['renderError']>[0];

/** Turns what a page is made of into HTML. Knows the views; the rest of the server does not. */
export interface Renderer {
  blocks: BlockTable;
  /** The digest of the one inline script, the import map of pages that take reports; nothing in development. */
  importMapDigest: string | undefined;
  page(view: PageView): Promise<string>;
  error(page: ErrorContext, status: 404 | 500 | 'form', title: string): Promise<string>;
  /** The error page of a culture, with menus where they are known. Set by the pages feature. */
  errorPage(culture: ErrorContext['culture'], status: 404 | 500 | 'form'): Promise<string>;
  examples(part: string | undefined): Promise<string>;
}

/** @throws when the site has not been built. */
export async function builtRenderer(): Promise<Renderer> {
  const entry = join(siteFolder, 'dist/server/blocks.js');
  if (!existsSync(entry)) throw new Error('The site is not built: run npm run build');
  const views = (await import(/* @vite-ignore */ entry)) as Views;
  const assets = readManifest(join(clientFolder, 'manifest.json'));
  const examples = () =>
    import(/* @vite-ignore */ join(dirname(entry), 'examples.js')) as Promise<Examples>;
  return rendererOf(views, examples, assets);
}

/** In development, of what whoever runs the sources has read of them. */
export function sourceRenderer(views: object, examples: () => Promise<unknown>): Renderer {
  const assets: DocumentAssets = {
    styles: ['/@styles.css'],
    portalStyles: [],
    scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/styles.ts', '/browser.ts'],
    firstScript: '/behaviours/first.ts',
    previewScripts: ['/behaviours/preview.ts'],
    memberScripts: ['/behaviours/session-end.ts'],
    fonts: { german: [], polish: [] },
    icon: '/components/icon.svg',
  };
  return rendererOf(views as Views, examples as () => Promise<Examples>, assets);
}

function rendererOf(
  { blocks, renderError, renderPage }: Views,
  examples: () => Promise<Examples>,
  assets: DocumentAssets,
): Renderer {
  const preloaded = (html: string) => preloadNeeded(html, assets.fonts.polish);
  const error: Renderer['error'] = async (page, status, title) =>
    preloaded(renderError(page, status, title, assets));
  return {
    blocks,
    importMapDigest: assets.integrity && digestOf(assets.integrity.importMap),
    page: async (view) => preloaded(renderPage(blocks, view, assets)),
    error,
    errorPage: (culture, status) => error({ culture }, status, 'Oilway'),
    examples: async (part) => preloaded((await examples()).renderExamples(part, assets)),
  };
}

interface ManifestEntry extends ManifestScript {
  name?: string;
  css?: string[];
  assets?: string[];
}

function readManifest(path: string): DocumentAssets {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>;
  const url = (file: string) => `/${file}`;
  const entry = (name: string) => manifest[name] as ManifestEntry;
  const stylesOf = (name: string) =>
    Object.values(manifest)
      .filter((chunk) => chunk.name === name)
      .flatMap(({ css = [] }) => css.map(url));
  const files = Object.values(manifest).map(({ file }) => file);
  const fontsOf = (set: string) =>
    files.filter((file) => file.includes(`archivo-${set}-`)).map(url);
  const icon = files.find((file) => /\/icon-[^/]+\.svg$/.test(file));
  const site = entry('browser.ts');
  return {
    styles: stylesOf('looks'),
    portalStyles: stylesOf('portal'),
    // With what it imports beside it, which would be asked for only when it has come.
    scripts: [...(site.imports ?? []).map((name) => entry(name).file), site.file].map(url),
    firstScript: url(entry('behaviours/first.ts').file),
    previewScripts: [url(entry('behaviours/preview.ts').file)],
    memberScripts: [url(entry('behaviours/session-end.ts').file)],
    fonts: { german: fontsOf('german'), polish: fontsOf('polish') },
    icon: icon ? url(icon) : undefined,
    integrity: integrityOf(manifest, (file) => readFileSync(join(dirname(path), file))),
  };
}
