import type { Payload, PayloadRequest } from 'payload';
import { execute, read, sql } from '../execute.ts';
import { inTransaction } from '../in-transaction.ts';
import { statementsOf } from './statements.ts';

/** What the first migration has in it, oldest first, without the moments in the names: they are others in each database. */
const earlier = [
  'first',
  'drop_reset_interval',
  'lists_of_the_site',
  'site_search',
  'privacy_page',
  'contact_and_mails',
  'forms',
  'retention',
  'members',
  'portal_files',
  'member_passkeys',
  'message_numbers',
  'language_versions',
  'article_redirects',
  'report_deletions',
  'mail_claims_and_retention',
  'event_venues',
  'published_documents',
  'library_lists',
];

/** The last migrations of the two versions that were in use, and the commit that brings whatever is older to the later one. */
const [before, last, commit] = ['event_venues', 'library_lists', 'cab0bf9'];

/**
 * Makes a database of before the first release one that the first migration has made, in one transaction; its documents are not made
 * here. Any other is left as it is. To be deleted after that release, with its folder and whatever names it.
 * @param first the name of that migration.
 * @throws where the database stands anywhere but at the last migration of a version that was in use; it is as it was then.
 */
export async function upgradeFromBefore(payload: Payload, first: string): Promise<void> {
  if ((await migrationsOf(payload)).includes(first)) return;
  await inTransaction(payload, async (req) => {
    // Who starts at the same moment waits, and finds it done.
    if (payload.db.name === 'postgres')
      await execute(payload, 'LOCK TABLE payload_migrations', req);
    const names = await migrationsOf(payload, req);
    if (names.includes(first)) return;
    const dialect = payload.db.name === 'postgres' ? 'postgres' : 'sqlite';
    for (const statement of statementsOf(dialect, hasDocuments(names)))
      await execute(payload, statement, req);
    await execute(payload, 'DELETE FROM payload_migrations', req);
    await payload.create({
      collection: 'payload-migrations',
      data: { name: first, batch: 1 },
      req,
    });
  });
}

/** Why this version can't upgrade a database of before the first release, in a sentence; undefined where it can. */
export function upgradeRefusal(names: readonly string[]): string | undefined {
  try {
    hasDocuments(names);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/ Nothing was changed\.$/, '');
  }
}

/** The names of the migrations that made a database, oldest first. */
async function migrationsOf(payload: Payload, req?: PayloadRequest): Promise<string[]> {
  const rows = await read(payload, sql`SELECT name FROM payload_migrations`, req);
  return rows.map(({ name }) => String(name)).sort();
}

/** @throws where it says neither yes nor no. */
function hasDocuments(names: readonly string[]): boolean {
  const bare = names.map((name) => name.replace(/^\d+_\d+_/, ''));
  const unknown = names.filter((_, at) => !earlier.includes(bare[at] ?? ''));
  if (unknown.length > 0)
    throw new Error(
      `The database was made by a version that this one does not know (${unknown.join(', ')}): start that version, or restore a backup. Nothing was changed.`,
    );
  const end = bare.at(-1) ?? '';
  const whole = bare.join() === earlier.slice(0, earlier.indexOf(end) + 1).join();
  if (whole && (end === before || end === last)) return end === last;
  throw new Error(
    `The database stands at the migration ${names.at(-1)}, and this version upgrades those that stand at ${before} or ${last}: start the version of commit ${commit} with it once (git checkout ${commit} && npm ci && npm start), then this one. Nothing was changed.`,
  );
}
