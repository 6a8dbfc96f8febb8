/** A process that appends the given number of audit log rows concurrently, each in its own transaction, after the first message of its parent. */
import { once } from 'node:events';
import { appendAuditEvent } from '@oilway/store/audit/append.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import { readSettings } from '@oilway/store/settings.ts';

const database = await openDatabase(readSettings().databaseUrl);
process.send?.('ready');
await once(process, 'message');
const acts = Array.from({ length: Number(process.argv[2]) }, (_, at) =>
  database.transaction((session) =>
    appendAuditEvent(session, { action: 'changed', subject: { kind: 'pages', id: `other ${at}` } }),
  ),
);
await Promise.all(acts);
await database.close();
process.disconnect();
