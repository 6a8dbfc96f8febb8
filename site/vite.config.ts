import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The stylesheets beside the first, by what they are for. A page links those that have a rule for one of its classes;
 * what most pages show, or what is small, stands in the first.
 */
const stylesheets = {
  map: /\/pages\/blocks\/map\/(?!CountryMap|MapTeaser)/,
  forms: /\/ui\/(form\/|Checkboxes|ErrorSummary)|\/pages\/blocks\/(forms|contacts)\/|\/features\//,
  video: /\/pages\/blocks\/video\//,
  lists: /\/pages\/blocks\/(articles|social|search)\//,
  front: /\/pages\/blocks\/(pour\/|Numbers|map\/MapTeaser)/,
  rare: /\/ui\/examples|\/pages\/layout\/(Error|PreviewBar)/,
};

/** Whatever an island shares with the pages stays in the sheet of the pages: a copy would put its rules last. */
function stylesheetOf(file: string): string | null {
  if (!/\/site\/(ui|pages|features)\/.*\.css$/.test(file)) return null;
  return Object.entries(stylesheets).find(([, of]) => of.test(file))?.[0] ?? 'looks';
}

/** Two builds: the browser's scripts and styles, and with `--ssr` the views for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
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
    cssCodeSplit: true,
    rollupOptions: {
      // styles.ts exists for its side effect; without its exports the CSS Modules would be shaken out.
      preserveEntrySignatures: 'strict',
      input: isSsrBuild
        ? 'platform/render/entry-server.tsx'
        : {
            site: 'platform/render/entry-client.ts',
            styles: 'platform/render/styles.ts',
            preview: 'behaviours/preview.ts',
            first: 'behaviours/first.ts',
          },
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: stylesheetOf }] } },
    },
  },
}));
