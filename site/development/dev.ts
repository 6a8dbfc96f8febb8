/** The site while it is worked on (`npm run dev`). Vite runs its sources, so that only what changes is read anew. */
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type EnvironmentModuleNode, type Plugin } from 'vite';
import { readSiteConfig } from '../server/config.ts';
import type { Site } from '../server/open-site.ts';

type Sources = typeof import('../server/open-site.ts') &
  typeof import('../pages/render/renderer.ts');

/** How long is waited for more changes, in milliseconds: an editor may write several files at once. */
const pause = 20;
/** How long a site of before may take for what it was asked, in milliseconds. */
const patience = 5000;

/** What the browser gets in place of `styles.ts`, under the same name. */
const allStyles = '\0styles';
const styleUpdate = { type: 'js-update', path: '/styles.ts' } as const;

const { host, port } = readSiteConfig();
const http = createHttpServer((request, reply) =>
  // Vite's own come first: sources, styles, what has changed.
  vite.middlewares(request, reply, async () => {
    const opened = await newest();
    if (opened) opened.app.routing(request, reply);
    else reply.writeHead(503).end('The sources cannot be run: the terminal says why.');
  }),
);
const vite = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  configLoader: 'native',
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite'),
  server: { middlewareMode: true, ws: { server: http } },
  // All at once: a package that is met later would load open pages anew.
  optimizeDeps: {
    entries: ['browser.ts', 'pages/render/hydrate.tsx', '**/*.island.tsx', '**/captcha-worker.ts'],
  },
  plugins: [changes(), styles()],
});
/** The newest change, and whether open pages are to load anew for it or one before. */
const latest = { change: 0, reload: false };
let site: Promise<Site | undefined> = open();
(await site)?.context.log.info({ port }, 'site is ready');
http.listen({ host, port });

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
process.once('disconnect', () => process.exit(0));

/** @returns undefined, and tells why, where the sources can't be run. */
async function open(): Promise<Site | undefined> {
  try {
    const sources = (path: string) => vite.ssrLoadModule(path) as Promise<Sources>;
    const { sourceRenderer } = await sources('/pages/render/renderer.ts');
    const { openSite } = await sources('/server/open-site.ts');
    const views = await vite.ssrLoadModule('/blocks/all-blocks.ts');
    // Which styles there are.
    await vite.ssrLoadModule('/styles.ts');
    const opened = await openSite(
      sourceRenderer(views, () => vite.ssrLoadModule('/development/examples/page-examples.tsx')),
    );
    await opened.app.ready();
    return opened;
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    const { message, stack = '' } = error as Error;
    vite.config.logger.error(stack, { error: error as Error });
    vite.environments.client.hot.send({ type: 'error', err: { message, stack } });
    return undefined;
  }
}

/** The site that is made of the newest sources: whoever asks meanwhile waits for it. */
async function newest(): Promise<Site | undefined> {
  const asked = site;
  const opened = await asked;
  return asked === site ? opened : newest();
}

/** Opens the site anew, and lets the one of before end what it has begun. It goes on where the new one can't be opened. */
function reopen(reload: boolean): void {
  const before = site;
  latest.change += 1;
  latest.reload ||= reload;
  const { change } = latest;
  site = (async () => {
    const old = await before;
    await wait(pause);
    // Another change has come: the site of that is opened.
    if (change !== latest.change) return old;
    const opened = await open();
    if (!opened) return old;
    const { moduleGraph } = vite.environments.client;
    const listed = moduleGraph.getModuleById(allStyles);
    if (listed) moduleGraph.invalidateModule(listed);
    setTimeout(() => void old?.close(), patience).unref();
    if (latest.reload) vite.environments.client.hot.send({ type: 'full-reload' });
    latest.reload = false;
    return opened;
  })();
}

/** A change of what the server runs. Pages that are open load anew, unless only islands show it, which React takes over as they are. */
function changes(): Plugin {
  return {
    name: 'changes',
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      if (!file.endsWith('.css')) reopen(!modules.every((module) => isInIslands(module)));
      return [];
    },
  };
}

function isInIslands(
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  if (module.file?.endsWith('.island.tsx') || seen.has(module)) return true;
  seen.add(module);
  const importers: EnvironmentModuleNode[] = [...module.importers];
  return importers.length > 0 && importers.every((importer) => isInIslands(importer, seen));
}

/**
 * In place of `styles.ts` the browser gets its styles alone, in the same order: all else that it imports is the server's. They change in
 * the open page, because in development their classes are called the same whatever they say.
 */
function styles(): Plugin {
  return {
    name: 'styles',
    enforce: 'pre',
    resolveId(id) {
      return id === '/styles.ts' && this.environment.name === 'client' ? allStyles : undefined;
    },
    async load(id) {
      if (id !== allStyles) return undefined;
      const { moduleGraph } = vite.environments.ssr;
      const files = stylesOf(await moduleGraph.getModuleByUrl('/styles.ts'));
      const imports = files.map((file) => `import '${file}';`);
      return [...imports, `import.meta.hot.accept(${JSON.stringify(files)});`].join('\n');
    },
    /** No script need be read anew for a style, whoever imports it: its classes are called the same. */
    hotUpdate({ file, modules, timestamp }) {
      const { hot, moduleGraph, name } = this.environment;
      if (name !== 'client' || !file.endsWith('.module.css')) return undefined;
      for (const module of modules)
        moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      const updates = modules
        .filter(({ url }) => !url.includes('?'))
        .map(({ url }) => ({ ...styleUpdate, acceptedPath: url, timestamp }));
      hot.send({ type: 'update', updates });
      return [];
    },
    // All of it in a sheet, too, so that nothing is painted without.
    configureServer({ environments, middlewares }) {
      middlewares.use('/@styles.css', async (_, reply) => {
        const { client, ssr } = environments;
        const files = stylesOf(await ssr.moduleGraph.getModuleByUrl('/styles.ts'));
        // A sheet with a mistake is left out; whoever imports it is told.
        const made = files.map((file) =>
          client.transformRequest(`/@fs${file}?direct`).catch(() => undefined),
        );
        const texts = (await Promise.all(made)).map((one) => one?.code);
        reply.writeHead(200, { 'content-type': 'text/css', 'cache-control': 'no-cache' });
        reply.end(texts.join('\n'));
      });
    },
  };
}

/** Style sheets in the order in which they are imported. */
function stylesOf(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): string[] {
  if (!module?.file || seen.has(module)) return [];
  seen.add(module);
  if (module.file.endsWith('.css')) return [module.file];
  return [...module.importedModules].flatMap((imported) => stylesOf(imported, seen));
}
