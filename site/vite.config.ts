import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Returns the style sheet of a file: that of the site or of the portal; null for styles of scripts that are loaded later, such as Leaflet's. */
function stylesheetOf(file: string): string | null {
  // Relative to the site: a clone may have any folder name.
  const path = `/${relative(import.meta.dirname, file)}`;
  if (
    !/^\/(components|pages|portal|blocks|forms|behaviours|development|features)\/.*\.css$/.test(
      path,
    )
  )
    return null;
  return /^\/(portal|features\/(library|members))\/|\/(Portal|Session)/.test(path)
    ? 'portal'
    : 'looks';
}

/** Small modules shared by the script of every page and others: as separate chunks they would cost five more requests. */
const begin = /preload-helper|\/(on-first-interaction|bind-to-hash|plain-click)\.ts$/;

const browserEntries = {
  site: 'browser.ts',
  styles: 'styles.ts',
  preview: 'behaviours/preview.ts',
  session: 'behaviours/session-timeout.ts',
  first: 'behaviours/head-script.ts',
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
  // Packages stay external, except drizzle-orm, whose package.json of 177 kB Node would read for each of its files, and those that the store has in
  // other versions.
  ...(isSsrBuild && { ssr: { noExternal: ['drizzle-orm', /^@opentelemetry\//] } }),
  // Class names derive from the file name, which is unique (`test/classes.test.ts`), not from the content: styles can change in an open page.
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
    // Fonts and images are not inlined, so that the CSP needs no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For stack traces in the log (`--enable-source-maps`).
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
