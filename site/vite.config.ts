import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two stylesheets: of the site, and beside it of the portal. What comes with a script that is fetched later, as Leaflet's, stays with that. */
function stylesheetOf(file: string): string | null {
  // By its place in the site: a clone may lie in a folder of any name.
  const place = `/${relative(import.meta.dirname, file)}`;
  if (
    !/^\/(components|pages|portal|blocks|forms|behaviours|development|features)\/.*\.css$/.test(
      place,
    )
  )
    return null;
  return /^\/(portal|features\/(library|members))\/|\/(Portal|Session)/.test(place)
    ? 'portal'
    : 'looks';
}

/** What every page's script shares with others, a few lines each: in files of their own they would be five requests more. */
const begin = /preload-helper|\/(next-task|first-sign|address-bound|plain-press)\.ts$/;

const browserEntries = {
  site: 'browser.ts',
  styles: 'styles.ts',
  preview: 'behaviours/preview.ts',
  session: 'behaviours/session-end.ts',
  first: 'behaviours/first.ts',
};

const serverEntries = {
  main: 'server/main.ts',
  blocks: 'blocks/all-blocks.ts',
  examples: 'development/examples/page-examples.tsx',
};

/** Two builds: the browser's scripts and styles, and with `--ssr` the server with its views. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  // Packages stay packages, but for one of which Node would read the package.json, 177 kB, for each of its files, and for those that the store has in
  // versions of its own.
  ...(isSsrBuild && { ssr: { noExternal: ['drizzle-orm', /^@opentelemetry\//] } }),
  // A class is named by its stylesheet, of which no two have one name (`test/classes.test.ts`), and not by what that says: styles can change in an open page.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
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
    // For the places of errors that are logged (`--enable-source-maps`).
    sourcemap: isSsrBuild === true,
    rollupOptions: {
      // styles.ts exists for its side effect; without its exports the CSS Modules would be shaken out.
      preserveEntrySignatures: 'strict',
      input: isSsrBuild ? serverEntries : browserEntries,
      output: isSsrBuild
        ? { chunkFileNames: '[name]-[hash].js' }
        : { codeSplitting: { groups: [{ name: 'begin', test: begin }, { name: stylesheetOf }] } },
    },
  },
}));
