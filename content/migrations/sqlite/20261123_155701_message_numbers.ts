import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Two that came at once may have one number.
  await db.run(sql`
   UPDATE report_messages SET number = counted.place
   FROM (
     SELECT id, row_number() OVER (PARTITION BY report ORDER BY number, day, id) AS place FROM report_messages
   ) AS counted
   WHERE counted.id = report_messages.id AND report_messages.number <> counted.place;`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_number_idx\` ON \`report_messages\` (\`report\`,\`number\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`report_number_idx\`;`)
}
