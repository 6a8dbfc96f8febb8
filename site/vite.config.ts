import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packages, serverEntries, serverPlugins } from './server-build.ts';

/**
 * The stylesheets beside the first, by what they are for. A page links those that have a rule for one of its classes;
 * what most pages show, or what is small, stands in the first.
 */
const stylesheets = {
  front:
    /\/ui\/pour\/|\/blocks\/numbers\/|\/map\/drawing\/MapTeaser|\/features\/(articles|social|site-search)\//,
  map: /\/features\/map\/(?!drawing\/CountryMap)/,
  video: /\/features\/video\//,
  portal: /\/portal\/|\/features\/library\/page\//,
  forms: /\/ui\/ErrorSummary|\/forms\/|\/features\/(?!map)/,
  rare: /\/examples\/|\/page\/layout\/(Error|PreviewBar)/,
};

/** Whatever an island shares with the pages stays in the sheet of the pages: a copy would put its rules last. */
function stylesheetOf(file: string): string | null {
  // By its place in the site: a clone may lie in a folder of any name.
  const place = `/${relative(import.meta.dirname, file)}`;
  if (!/^\/(ui|page|portal|blocks|forms|consent|examples|features)\/.*\.css$/.test(place))
    return null;
  return Object.entries(stylesheets).find(([, of]) => of.test(place))?.[0] ?? 'looks';
}

/** What every page's script shares with others: in files of their own these few lines would be four of them, and 0.3 kB more in gzip. */
const begin = /preload-helper|\/(next-task|first-sign|address-bound|plain-press)\.ts$/;

/** What two scripts of some pages share, a few lines each: three files would be three requests and 0.2 kB more. */
const brief = /\/(early-press|latest|count-messages)\.ts$/;

const chunkOf = (file: string) => {
  if (begin.test(file)) return 'begin';
  return brief.test(file) ? 'brief' : stylesheetOf(file);
};

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const named = new Map<string, string>();

/**
 * The name of a class in the pages: four letters and figures, the same in both builds. Vite's own names make the
 * pages and the first stylesheet some 0.6 and 0.8 kB longer, compressed.
 * @throws for two classes that would get one name: rename one of them.
 */
function shortClass(name: string, file: string): string {
  const whole = `${relative(import.meta.dirname, file.split('?')[0] ?? file)} ${name}`;
  const [first = 0, ...others] = createHash('sha256').update(whole).digest().subarray(0, 4);
  const characters = `${letters}0123456789`;
  const short = [
    letters[first % letters.length],
    ...others.map((byte) => characters[byte % 62]),
  ].join('');
  const other = named.get(short) ?? whole;
  if (other !== whole) throw new Error(`${whole} and ${other} would both be called ${short}`);
  named.set(short, whole);
  return short;
}

/** `features-map-drawing-MapParts__button`: the same whatever the file says, so that its styles can change in an open page. */
function speakingClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `${path.replace(/\.module\.css$/, '').replaceAll(/\W+/g, '-')}__${name}`;
}

const browserEntries = {
  site: 'browser.ts',
  styles: 'styles.ts',
  preview: 'furniture/preview.ts',
  session: 'furniture/session-end.ts',
  first: 'furniture/first.ts',
  held: 'furniture/held.ts',
};

/** Two builds: the browser's scripts and styles, and with `--ssr` the server with its views. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), serverPlugins],
  // For each of 1,500 files Node reads the whole package.json of its package.
  ...(isSsrBuild && { ssr: { noExternal: true, external: packages } }),
  // In development a class says which it is.
  css: {
    modules: { generateScopedName: command === 'build' ? shortClass : speakingClass },
  },
  publicDir: false,
  appType: 'custom',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // Fonts and pictures stay files of their own, so that the policy needs no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Errors are logged with the places in the sources (process/place-in-sources.ts).
    sourcemap: isSsrBuild && 'hidden',
    cssCodeSplit: true,
    rollupOptions: {
      // styles.ts exists for its side effect; without its exports the CSS Modules would be shaken out.
      preserveEntrySignatures: 'strict',
      input: isSsrBuild ? serverEntries : browserEntries,
      output: isSsrBuild
        ? { chunkFileNames: '[name]-[hash].js' }
        : { codeSplitting: { groups: [{ name: chunkOf }] } },
    },
  },
}));
