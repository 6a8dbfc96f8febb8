/**
 * Regenerates the generated files: Payload's types and import map, the types of published documents, the mail layout (`content/mails/render-layout.ts`), and
 * the borders and rivers of the map. With `--check` it changes nothing, and fails where a file is outdated.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutParts } from '../content/mails/render-layout.ts';
import { exitWithErrors } from './console.ts';
import { documentTypes } from './document-types.ts';
import { root, run } from './processes.ts';

const generatedFiles = {
  payloadTypes: 'content/payload-types.ts',
  components: 'studio/app/(payload)/importMap.js',
  documentTypes: 'store/published/document-types.ts',
  layout: 'store/mails/layout-parts.ts',
  outline: 'site/features/stations/components/outline-data.ts',
  germany: 'site/features/stations/components/country-de.svg',
  poland: 'site/features/stations/components/country-pl.svg',
  basemap: 'store/maps/basemap-data.ts',
};

const before = readAll();
await runPayload('generate:types');
await runPayload('generate:importmap');
write(generatedFiles.documentTypes, documentTypes(read(generatedFiles.payloadTypes)));
write(generatedFiles.layout, await mailLayout());
await run(process.execPath, [join(root, 'site/features/stations/components/borders.ts')]);
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const formatted = [
  generatedFiles.documentTypes,
  generatedFiles.layout,
  generatedFiles.outline,
  generatedFiles.basemap,
];
await run(process.execPath, [biome, 'format', '--write', ...formatted]);

if (process.argv.includes('--check')) {
  const stale = [...before].filter(([path, text]) => text !== read(path));
  for (const [path, text] of stale) write(path, text);
  if (stale.length > 0)
    exitWithErrors(stale.map(([path]) => `${path} is outdated: run \`npm run generate\``));
}

function readAll(): Map<string, string> {
  return new Map(Object.values(generatedFiles).map((path) => [path, read(path)]));
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

async function runPayload(command: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-types-'));
  const program = join(root, 'node_modules/payload/bin.js');
  const env = {
    ...process.env,
    PAYLOAD_CONFIG_PATH: 'content/payload.config.ts',
    DATA_DIR: folder,
  };
  try {
    await run(process.execPath, [program, command, '--disable-transpile'], { env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function mailLayout(): Promise<string> {
  const rows = Object.entries(await layoutParts()).map(
    ([name, html]) => `  ${name}: ${asciiLiteral(html)},`,
  );
  return [
    '// Made from content/mails/render-layout.ts by `npm run generate`.',
    '',
    '/** The layout in HTML with {{slots}}: `document` takes the others, `blank` fills a short preview up. */',
    'export const parts = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** Returns a string literal of printable characters. */
function asciiLiteral(text: string): string {
  const visible = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replaceAll(/[^\x20-\x7e]/g, visible);
}
