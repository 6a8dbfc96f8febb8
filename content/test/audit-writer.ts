/** Another process that adds to the audit log: as many rows as it is told, as many at once, each in a transaction of its own. */
import { noteAct } from '@oilway/store/audit/note.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import { readSettings } from '@oilway/store/settings.ts';

const database = await openDatabase(readSettings().databaseUrl);
const acts = Array.from({ length: Number(process.argv[2]) }, (_, at) =>
  database.transaction((session) =>
    noteAct(session, { action: 'changed', subject: { kind: 'pages', id: `other ${at}` } }),
  ),
);
await Promise.all(acts);
await database.close();
