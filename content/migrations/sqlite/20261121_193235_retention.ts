import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`contact_messages\` numeric DEFAULT 365 NOT NULL,
  	\`sponsoring_messages\` numeric DEFAULT 1095 NOT NULL,
  	\`event_sign_ups\` numeric DEFAULT 90 NOT NULL,
  	\`last_run_at\` text,
  	\`last_run_deleted\` numeric,
  	\`last_run_mails\` numeric,
  	\`last_run_overdue\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`retention\`;`)
}
