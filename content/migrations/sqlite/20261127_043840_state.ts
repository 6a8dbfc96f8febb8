import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`concerns\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`observation\` text NOT NULL,
  	\`since\` text NOT NULL,
  	\`open\` integer NOT NULL,
  	\`told_at\` text,
  	\`told_count\` integer
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`concerns\`;`)
}
