/**
 * Makes anew what is generated from sources and kept beside them: Payload's types, those of published documents, and the layout of
 * the mails (`content/mails/design.ts`).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutParts } from '../content/mails/design.ts';
import { documentTypes } from './document-types.ts';
import { root, run } from './processes.ts';

await payloadTypes();
writeFileSync(
  join(root, 'store/published/document-types.ts'),
  documentTypes(readFileSync(join(root, 'content/payload-types.ts'), 'utf8')),
);

const parts = await layoutParts();
const rows = Object.entries(parts).map(([name, html]) => `  ${name}: ${literal(html)},`);
writeFileSync(
  join(root, 'store/mails/layout-parts.ts'),
  [
    '// Made from content/mails/design.ts by `npm run generate`.',
    '',
    '/** The layout in HTML with {{slots}}: `document` takes the others, `blank` fills a short preview up. */',
    'export const parts = {',
    ...rows,
    '};',
    '',
  ].join('\n'),
);

async function payloadTypes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-types-'));
  const program = join(root, 'node_modules/payload/bin.js');
  const env = { ...process.env, PAYLOAD_CONFIG_PATH: 'content/payload.config.ts', VAR_DIR: folder };
  try {
    await run(process.execPath, [program, 'generate:types', '--disable-transpile'], { env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A string of letters that can be seen. */
function literal(text: string): string {
  const visible = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replaceAll(/[^\x20-\x7e]/g, visible);
}
