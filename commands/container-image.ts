/**
 * Implements `node commands/container-image.ts site|studio <folder>`: copies a part's runtime files into an empty folder, the contents of its container image
 * (`deploy/Containerfile`). Of packages only the imported files, traced by @vercel/nft, as Next.js traces its own.
 */
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { exitWithErrors, print } from './console.ts';
import { parseArguments } from './parse-arguments.ts';
import { root } from './processes.ts';

interface ImagePart {
  /** The entry points of the trace. */
  entries: string[];
  /** Project files that are read at run time without a static import. */
  runtimeFiles: string[];
}

const parts: Record<string, ImagePart> = {
  site: {
    entries: [
      'site/dist/server/*.js',
      'site/features/library/files/merge-worker.ts',
      'commands/{health,site}.ts',
    ],
    runtimeFiles: [
      'site/dist/**',
      'site/{features,components}/**/*.{br,svg,ttf}',
      'demo/places.json',
      'commands/oilway.ts',
      'oilway',
    ],
  },
  studio: {
    entries: [
      'commands/{admin,audit,backup,doctor,documents,health,mails,migrate,reporting-keys}.ts',
      'commands/{restore,secrets,seed,studio,verify,worker}.ts',
      'content/library/reader-process.ts',
      'studio/{next.config,server}.ts',
    ],
    runtimeFiles: [
      '{store,content}/**',
      'demo/**',
      'commands/*.ts',
      'studio/{**,.next/**}',
      'oilway',
      '{.,store,content,studio}/package.json',
      'node_modules/@oilway/{store,content}',
      // Next.js compiles `next.config.ts` at each start, and requires these by computed names.
      'node_modules/@payloadcms/next/dist/cjs/**',
      'node_modules/@next/swc-*-gnu/**',
      'node_modules/next/dist/compiled/{@babel/runtime,webpack}/**',
      // The PDF reader locates these by path.
      'node_modules/pdfjs-dist/{package.json,cmaps/**,standard_fonts/**,wasm/**}',
      'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
    ],
  },
};
const excluded =
  /^(?!node_modules\/).*(\.test\.tsx?$|\/test\/)|^studio\/\.next\/(cache|diagnostics|trace|types)|^(node_modules|studio)\/.*\.map$/;

const { positionals } = parseArguments('image', {}, 2, 2);
const [name = '', folder = ''] = positionals;
const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
if (!part) exitWithErrors([`unknown image ${name}: use ${Object.keys(parts).join(' or ')}`]);
if (existsSync(folder) && readdirSync(folder).length > 0)
  exitWithErrors([`${folder} is not empty: nothing was copied`]);

const files = new Set([
  ...(await traceImports(part.entries)),
  ...nextTracedFiles(),
  ...expandGlobs(part.runtimeFiles),
]);
for (const file of files) {
  if (excluded.test(file)) continue;
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  // The workspaces are symbolic links in node_modules.
  cpSync(join(root, file), join(folder, file), { recursive: true, verbatimSymlinks: true });
}
print(`${files.size} files in ${folder}`);

/** Returns all imported files, at any depth. */
async function traceImports(entries: string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    expandGlobs(entries).map((file) => join(root, file)),
    {
      base: root,
      processCwd: root,
      readFile: (path) =>
        path.includes('/node_modules/') ? readIfPresent(path) : readForTrace(path),
    },
  );
  return [...fileList];
}

function readIfPresent(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

/** Returns a source file's code with `import.meta` hidden: nft would include a whole folder that the code references by it. */
async function readForTrace(path: string): Promise<string | null> {
  const source = (await readIfPresent(path))?.toString() ?? null;
  if (source === null || path.endsWith('.tsx')) return null;
  const script = path.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  return script.replaceAll('import.meta.', 'somewhere.');
}

/** Returns the files that Next.js traced for the studio's pages. */
function nextTracedFiles(): string[] {
  if (name !== 'studio') return [];
  return globSync('studio/.next/**/*.nft.json', { cwd: root }).flatMap((list) => {
    const { files } = JSON.parse(readFileSync(join(root, list), 'utf8')) as { files: string[] };
    return files.map((file) => relative(root, join(root, dirname(list), file)));
  });
}

function expandGlobs(patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
