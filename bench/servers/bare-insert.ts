/**
 * Fastify, Node's own SQLite and nothing else: each request is one row that is on disk before the answer. Tells its
 * address to whoever started it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';

const folder = mkdtempSync(join(tmpdir(), 'oilway-bare-'));
const database = new DatabaseSync(join(folder, 'bare.db'));
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE sent (body TEXT)',
);
const insert = database.prepare('INSERT INTO sent VALUES (?)');

const app = fastify();
app.post('/*', (request, reply) => {
  insert.run(JSON.stringify(request.body));
  return reply.send({ success: true });
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
