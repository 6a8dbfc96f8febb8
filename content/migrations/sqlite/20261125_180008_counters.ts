import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`counters\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`count\` integer NOT NULL,
  	\`ends\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`counters_ends_idx\` ON \`counters\` (\`ends\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`counters\`;`)
}
