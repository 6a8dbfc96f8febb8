/** Builds what is missing or stale: the site's two bundles and the studio. A digest of its sources is stored with each. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { print, step } from './console.ts';
import { renderIcons } from './icons.ts';
import { precompress } from './precompress.ts';
import { root, run } from './processes.ts';

interface Target {
  name: string;
  stamp: string;
  sources: string[];
  build: () => Promise<void>;
}

const modulePath = (path: string) => join(root, 'node_modules', path);
const vite = modulePath('vite/bin/vite.js');
const next = modulePath('next/dist/bin/next');
// The tests' NODE_ENV would make the build include React's development code.
const production: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
};
const ignored = /(\.test\.tsx?$|\/(dist|node_modules|\.next|test)\/|payload-types\.ts$)/;

const targets: Target[] = [
  {
    name: 'site',
    stamp: 'site/dist/stamp',
    sources: [
      'package-lock.json',
      'commands/icons.ts',
      '{store,search}/**/*.ts',
      'site/**/*.{ts,tsx,css,svg,woff2}',
    ],
    build: async () => {
      const args = [vite, 'build', '--config', 'site/vite.config.ts', '--logLevel', 'error'];
      await run(process.execPath, args, { env: production });
      await run(process.execPath, [...args, '--ssr'], { env: production });
      const assets = join(root, 'site/dist/client/assets');
      // Of this entry only the stylesheet is used.
      for (const script of globSync('styles-*.js', { cwd: assets })) rmSync(join(assets, script));
      await precompress(assets);
      await renderIcons(
        join(root, 'site/components/icon.svg'),
        join(root, 'site/dist/client/icons'),
      );
    },
  },
  {
    name: 'studio',
    stamp: 'studio/.next/stamp',
    sources: [
      'package-lock.json',
      '{store,content}/**/*.ts',
      'studio/**/*.{ts,tsx,js,css,scss,json}',
    ],
    build: () =>
      run(process.execPath, [next, 'build', 'studio'], {
        env: { ...production, DATA_DIR: join(root, 'var') },
      }),
  },
];

/** Returns a digest of the names and bytes of a target's sources. */
function digest(sources: string[]): string {
  const hash = createHash('sha256').update(process.version);
  const files = sources
    .flatMap((pattern) =>
      globSync(pattern, {
        cwd: root,
        exclude: (path) => /(^|\/)(node_modules|dist|\.next)$/.test(path),
      }),
    )
    .filter((file) => !ignored.test(`/${file}`))
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @returns whether anything had to be built. */
export async function build(names = targets.map(({ name }) => name)): Promise<boolean> {
  const stale = targets.filter(({ name, sources, stamp }) => {
    const path = join(root, stamp);
    return (
      names.includes(name) && (!existsSync(path) || readFileSync(path, 'utf8') !== digest(sources))
    );
  });
  if (stale.length > 0) print('Building what is missing or stale');
  for (const { build: buildTarget, name, sources, stamp } of stale) {
    await step(name, buildTarget);
    mkdirSync(dirname(join(root, stamp)), { recursive: true });
    writeFileSync(join(root, stamp), digest(sources));
  }
  return stale.length > 0;
}

if (import.meta.main) {
  if (!(await build())) print('Everything is built');
}
