import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../../config.ts';
import { clientFolder } from '../assets.ts';
import type { DocumentAssets } from './document.tsx';
import type { PageView } from './entry-server.tsx';

type Views = typeof import('./entry-server.tsx');
type ErrorContext = Parameters<Views['renderError']>[0];

/** Turns what a page is made of into HTML. Knows the views; the rest of the server does not. */
export interface Renderer {
  page(view: PageView): Promise<string>;
  error(page: ErrorContext, status: 404 | 500, title: string): Promise<string>;
  /** The error page of a culture, with menus where they are known. Set by the pages feature. */
  errorPage(culture: ErrorContext['culture'], status: 404 | 500): Promise<string>;
  examples(part: string | undefined): Promise<string>;
  /** In development: Vite's own answers (sources, styles, reload), before any route. */
  middleware?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  close(): Promise<void>;
}

const serverEntry = 'platform/render/entry-server.tsx';

export async function createRenderer(config: Pick<SiteConfig, 'mode'>): Promise<Renderer> {
  return config.mode === 'development' ? developing() : built();
}

/** @throws when the site has not been built. */
async function built(): Promise<Renderer> {
  const entry = join(import.meta.dirname, '../../dist/server/entry-server.js');
  if (!existsSync(entry)) throw new Error('The site is not built: run npm run build');
  const views = (await import(entry)) as Views;
  const assets = readManifest(join(clientFolder, 'manifest.json'));
  return rendererOf(async () => views, assets);
}

async function developing(): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    server: { middlewareMode: true },
  });
  const assets: DocumentAssets = {
    styles: [],
    scripts: ['/@vite/client', '/platform/render/styles.ts', '/platform/render/entry-client.ts'],
    previewScripts: ['/behaviours/preview.ts'],
    fonts: { latin: [], latinExt: [] },
    icon: '/ui/icon.svg',
  };
  const load = () => vite.ssrLoadModule(`/${serverEntry}`) as Promise<Views>;
  return {
    ...rendererOf(load, assets),
    middleware: (request, reply) =>
      new Promise((resolve, reject) => {
        // What Vite answers itself is over for Fastify.
        reply.raw.once('finish', () => {
          reply.hijack();
          resolve();
        });
        vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
          error ? reject(error) : resolve(),
        );
      }),
    close: () => vite.close(),
  };
}

function rendererOf(load: () => Promise<Views>, assets: DocumentAssets): Renderer {
  const error: Renderer['error'] = async (page, status, title) =>
    (await load()).renderError(page, status, title, assets);
  return {
    page: async (view) => (await load()).renderPage(view, assets),
    error,
    errorPage: (culture, status) => error({ culture }, status, 'Oilway'),
    examples: async (part) => (await load()).renderExamples(part, assets),
    close: () => Promise.resolve(),
  };
}

interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
}

function readManifest(path: string): DocumentAssets {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>;
  const url = (file: string) => `/${file}`;
  const entry = (name: string) => manifest[name] as ManifestEntry;
  const files = Object.values(manifest).map(({ file }) => file);
  const fonts = files.filter((file) => file.endsWith('.woff2')).map(url);
  const icon = files.find((file) => /\/icon-[^/]+\.svg$/.test(file));
  return {
    styles: (entry('platform/render/styles.ts').css ?? []).map(url),
    scripts: [url(entry('platform/render/entry-client.ts').file)],
    previewScripts: [url(entry('behaviours/preview.ts').file)],
    fonts: {
      latin: fonts.filter((font) => !font.includes('latin-ext')),
      latinExt: fonts.filter((font) => font.includes('latin-ext')),
    },
    icon: icon ? url(icon) : undefined,
  };
}
