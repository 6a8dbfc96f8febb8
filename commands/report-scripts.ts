/**
 * `npm run report-scripts -- check https://…`: asks a running server for its pages that take reports, as a reader's browser would, and
 * compares every script that could run there with the list in `docs/whistleblowing.md` of this checkout. Fails where anything differs.
 * The address of a site stands for all its pages with the form, in both languages; pages can be named by themselves, too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, say } from './console.ts';
import { root } from './processes.ts';
import { examine } from './report-scripts/examine.ts';
import { publishedIn, readScripts } from './report-scripts/published-list.ts';

const [what, ...addresses] = process.argv.slice(2);
const urls = addresses.filter((address) => URL.canParse(address)).map((one) => new URL(one));
const understood =
  what === 'check' &&
  urls.length === addresses.length &&
  urls.length > 0 &&
  urls.every(({ protocol }) => /^https?:$/.test(protocol));
if (!understood) refuse(['Usage: npm run report-scripts -- check https://www.example.com']);

const published = readScripts(readFileSync(join(root, publishedIn), 'utf8'));
const { pages, problems, scripts } = await examine(urls, published);
for (const page of pages) say(`  ${visible(page)}`);
if (problems.length > 0) refuse(problems.map(visible));
say(`${scripts} scripts are what is published, and nothing else runs there`);

/** What a server said is never taken for the terminal's own orders. */
function visible(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 400);
}
