import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// By hand: a row without a number tells no order; what makes a migration cannot say it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`report_captchas\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL
  ) WITHOUT ROWID;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`report_captchas\`;`)
}
