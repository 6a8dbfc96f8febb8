/** Makes anew what is generated from sources and kept beside them: the layout of the mails (`content/mails/design.ts`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutParts } from '../content/mails/design.ts';
import { root } from './processes.ts';

const parts = await layoutParts();
const rows = Object.entries(parts).map(([name, html]) => `  ${name}: ${literal(html)},`);
writeFileSync(
  join(root, 'store/mails/layout-parts.ts'),
  [
    '// Made from content/mails/design.ts by `npm run generate`.',
    "import type { LayoutParts } from './layout.ts';",
    '',
    'export const parts: LayoutParts = {',
    ...rows,
    '};',
    '',
  ].join('\n'),
);

/** A string of letters that can be seen. */
function literal(text: string): string {
  const visible = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replaceAll(/[^\x20-\x7e]/g, visible);
}
