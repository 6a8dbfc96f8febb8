/** How the server is built into one file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, 'dist/server');

/** What the server reads from beside its sources it finds from the bundle too. */
const besideSources: Plugin = {
  name: 'beside-sources',
  transform: {
    filter: { id: /\.tsx?$/, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const source = relative(folder, id);
      return code
        .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${dirname(source)}\``);
    },
  },
};

/** One letter outside Latin-1 would make V8 keep the whole file in two bytes a letter. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Of the maps to the sources one place a line of ours stays, for errors that are logged: whole, they would take 80 MB to be read. */
const thinMaps: Plugin = {
  name: 'thin-maps',
  writeBundle({ dir = folder }, files) {
    for (const name of Object.keys(files).filter((one) => one.endsWith('.map'))) {
      const { mappings, sources } = JSON.parse(readFileSync(join(dir, name), 'utf8'));
      const ours = decode(mappings).map((line) => {
        const first = line.find(([, source]) => source !== undefined);
        const source = sources[first?.[1] ?? -1] ?? 'node_modules';
        return first && !source.includes('node_modules') ? [first] : [];
      });
      const map = { version: 3, sources, names: [], mappings: encode(ours) };
      writeFileSync(join(dir, name), JSON.stringify(map));
    }
  },
};

export const serverPlugins: Plugin[] = [besideSources, asciiOnly, thinMaps].map((plugin) => ({
  ...plugin,
  apply: (_, { isSsrBuild }) => Boolean(isSsrBuild),
}));

export const serverEntries = {
  main: 'main.ts',
  blocks: 'blocks.ts',
  examples: 'examples/page-examples.tsx',
};

/**
 * What stays a package: programs of the machine's own kind, what few requests need, and React, which has a form for each mode. Passkeys' library
 * refuses good keys when it is built into one file with the rest.
 */
export const packages = [
  '@aws-sdk/client-s3',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'libsql',
  'react',
  'react-dom',
  'satori',
  'sharp',
];
