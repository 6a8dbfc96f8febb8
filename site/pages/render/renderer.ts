import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientFolder } from '../../server/http/assets.ts';
import { siteFolder } from '../../server/site-folder.ts';
import type { BlockTable } from '../blocks/definition.ts';
import type { DocumentAssets } from './document.tsx';
import { removeUnusedPreloads } from './fonts.ts';
import { digestOf, integrityOf, type ManifestScript } from './integrity.ts';
import type { PageView } from './page-document.tsx';

/** Exports of `blocks/all-blocks.ts`. */
type Views = typeof import('./views.tsx') & { blocks: BlockTable };
/** Imported on request, never in production. */
interface Examples {
  renderExamples(part: string | undefined, assets: DocumentAssets): string;
}

type ErrorContext = Parameters<Views['renderError']>[0];

/** Renders pages to HTML. No other part of the server imports the views. */
export interface Renderer {
  blocks: BlockTable;
  /** Digest of the only inline script, the import map of pages that take reports; undefined in development. */
  importMapDigest: string | undefined;
  page(view: PageView): Promise<string>;
  error(page: ErrorContext, status: 404 | 500 | 'form', title: string): Promise<string>;
  /** Renders the error page of a locale. `showMenusOnErrorPages` replaces it. */
  errorPage(locale: ErrorContext['locale'], status: 404 | 500 | 'form'): Promise<string>;
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
  return createRenderer(views, examples, assets);
}

/** Returns the renderer of the development server, with modules loaded by Vite. */
export function sourceRenderer(views: object, examples: () => Promise<unknown>): Renderer {
  const assets: DocumentAssets = {
    styles: ['/@styles.css'],
    portalStyles: [],
    scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/styles.ts', '/browser.ts'],
    headScript: '/behaviours/head-script.ts',
    previewScripts: ['/behaviours/preview.ts'],
    memberScripts: ['/behaviours/session-timeout.ts'],
    fonts: { german: [], polish: [] },
    icon: '/components/icon.svg',
  };
  return createRenderer(views as Views, examples as () => Promise<Examples>, assets);
}

function createRenderer(
  { blocks, renderError, renderPage }: Views,
  examples: () => Promise<Examples>,
  assets: DocumentAssets,
): Renderer {
  const preloaded = (html: string) => removeUnusedPreloads(html, assets.fonts.polish);
  const error: Renderer['error'] = async (page, status, title) =>
    preloaded(renderError(page, status, title, assets));
  return {
    blocks,
    importMapDigest: assets.integrity && digestOf(assets.integrity.importMap),
    page: async (view) => preloaded(renderPage(blocks, view, assets)),
    error,
    errorPage: (locale, status) => error({ locale }, status, 'Oilway'),
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
    // With its imports, which browsers would request only after it has loaded.
    scripts: [...(site.imports ?? []).map((name) => entry(name).file), site.file].map(url),
    headScript: url(entry('behaviours/head-script.ts').file),
    previewScripts: [url(entry('behaviours/preview.ts').file)],
    memberScripts: [url(entry('behaviours/session-timeout.ts').file)],
    fonts: { german: fontsOf('german'), polish: fontsOf('polish') },
    icon: icon ? url(icon) : undefined,
    integrity: integrityOf(manifest, (file) => readFileSync(join(dirname(path), file))),
  };
}
