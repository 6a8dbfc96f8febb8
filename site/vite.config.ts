import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
          },
    },
  },
}));
