/**
 * Fastify, a driver and nothing else: each request is one row that is on disk before the answer. In SQLite, by Node's own
 * driver; in PostgreSQL where an address is given. Tells its address to whoever started it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import pg from 'pg';

const folder = mkdtempSync(join(tmpdir(), 'oilway-bare-'));
const [url] = process.argv.slice(2);
const insert = url ? await intoPostgres(url) : intoSqlite();

const app = fastify();
app.post('/*', async (request) => {
  await insert(JSON.stringify(request.body));
  return { success: true };
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

function intoSqlite() {
  const database = new DatabaseSync(join(folder, 'bare.db'));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE sent (body TEXT)',
  );
  const statement = database.prepare('INSERT INTO sent VALUES (?)');
  return async (body: string) => void statement.run(body);
}

async function intoPostgres(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  await pool.query('CREATE TABLE sent (body TEXT)');
  return (body: string) =>
    pool.query({ name: 'insert', text: 'INSERT INTO sent VALUES ($1)', values: [body] });
}
