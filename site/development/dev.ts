/** The development server (`npm run dev`). Vite runs the sources, so that only changed modules are reloaded. */
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type EnvironmentModuleNode, type Plugin } from 'vite';
import { readSiteConfig } from '../server/config.ts';
import type { Site } from '../server/open-site.ts';

type SiteModules = typeof import('../server/open-site.ts') &
  typeof import('../pages/render/renderer.ts');

/** Milliseconds to wait for more changes: an editor may write several files at once. */
const debounceDelay = 20;
/** Milliseconds that a replaced site has to finish its requests. */
const drainTimeout = 5000;

/** The virtual module that browsers get in place of `styles.ts`. */
const allStyles = '\0styles';
const styleUpdate = { type: 'js-update', path: '/styles.ts' } as const;

const { host, port } = readSiteConfig();
const http = createHttpServer((request, reply) =>
  // Vite's middlewares first: sources, styles, changes.
  vite.middlewares(request, reply, async () => {
    const opened = await currentSite();
    if (opened) opened.app.routing(request, reply);
    else reply.writeHead(503).end('The sources cannot be run: see the terminal.');
  }),
);
const vite = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  configLoader: 'native',
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite'),
  server: { middlewareMode: true, ws: { server: http } },
  // Bundled at the start: a package discovered later would reload open pages.
  optimizeDeps: {
    entries: ['browser.ts', 'pages/render/hydrate.tsx', '**/*.island.tsx', '**/captcha-worker.ts'],
  },
  plugins: [changes(), styles()],
});
/** The number of the latest change, and whether open pages have to reload for it or an earlier one. */
const latest = { change: 0, reload: false };
let site: Promise<Site | undefined> = open();
(await site)?.context.log.info({ port }, 'site is ready');
http.listen({ host, port });

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
process.once('disconnect', () => process.exit(0));

/** Opens the site. @returns undefined, with the error logged, where the sources cannot be run. */
async function open(): Promise<Site | undefined> {
  try {
    const sources = (path: string) => vite.ssrLoadModule(path) as Promise<SiteModules>;
    const { sourceRenderer } = await sources('/pages/render/renderer.ts');
    const { openSite } = await sources('/server/open-site.ts');
    const views = await vite.ssrLoadModule('/blocks/all-blocks.ts');
    // Adds all styles to the module graph.
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

/** Returns the site built from the newest sources; waits while it is being opened. */
async function currentSite(): Promise<Site | undefined> {
  const pending = site;
  const opened = await pending;
  return pending === site ? opened : currentSite();
}

/** Reopens the site. The previous one finishes its requests, and continues if the new one cannot be opened. */
function reopen(reload: boolean): void {
  const previous = site;
  latest.change += 1;
  latest.reload ||= reload;
  const { change } = latest;
  site = (async () => {
    const previousSite = await previous;
    await wait(debounceDelay);
    // Superseded by a newer change.
    if (change !== latest.change) return previousSite;
    const opened = await open();
    if (!opened) return previousSite;
    const { moduleGraph } = vite.environments.client;
    const listed = moduleGraph.getModuleById(allStyles);
    if (listed) moduleGraph.invalidateModule(listed);
    setTimeout(() => void previousSite?.close(), drainTimeout).unref();
    if (latest.reload) vite.environments.client.hot.send({ type: 'full-reload' });
    latest.reload = false;
    return opened;
  })();
}

/** Reopens the site on changes of server code. Open pages reload, unless only islands use it, which React refreshes in place. */
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
 * Serves browsers the style sheets of `styles.ts` only, in the same order: all else it imports is server code. They are updated in the open page,
 * because class names do not depend on the content.
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
    /** Updates the style sheet only: scripts that import it need no reload, because the class names stay the same. */
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
    // Also as one style sheet, so that nothing is painted unstyled.
    configureServer({ environments, middlewares }) {
      middlewares.use('/@styles.css', async (_, reply) => {
        const { client, ssr } = environments;
        const files = stylesOf(await ssr.moduleGraph.getModuleByUrl('/styles.ts'));
        // A style sheet with an error is left out; the error shows where it is imported.
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

/** Returns style sheets in import order. */
function stylesOf(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): string[] {
  if (!module?.file || seen.has(module)) return [];
  seen.add(module);
  if (module.file.endsWith('.css')) return [module.file];
  return [...module.importedModules].flatMap((imported) => stylesOf(imported, seen));
}
