import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`known_secrets\` (
  	\`name\` text PRIMARY KEY NOT NULL,
  	\`mark\` text NOT NULL,
  	\`since\` text NOT NULL
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`known_secrets\`;`)
}
