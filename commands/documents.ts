/**
 * Implements `npm run documents -- check`: lists published documents that differ from the studio's data, and fails if there are any. `npm run
 * documents -- rebuild` regenerates them.
 */
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { settingsInPlace } from './operator-settings.ts';

const [what] = process.argv.slice(2);
if (what !== 'check' && what !== 'rebuild')
  refuse(['Usage: npm run documents -- check   or   npm run documents -- rebuild']);
settingsInPlace();
const { getPayload } = await import('payload');
const { default: config } = await import('@oilway/content/config');
const { compareDocuments, rebuildDocuments } = await import(
  '@oilway/content/publishing/rebuild.ts'
);
const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = 'warn';
if (what === 'rebuild') {
  const written = await rebuildDocuments(payload).catch(refuseDatabase);
  say(`${written} documents were written anew`);
} else {
  const found = await compareDocuments(payload).catch(refuseDatabase);
  for (const { culture, id, kind, of, state } of found)
    say(`  ${kind} ${id} ${culture}: the ${of} document is ${state}`);
  say(found.length === 0 ? 'Every document says what the studio says' : `${found.length} differ`);
  if (found.length > 0) process.exitCode = 1;
}
await payload.destroy();
process.exit();
