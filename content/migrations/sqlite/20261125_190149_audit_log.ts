import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text NOT NULL,
  	\`actor\` numeric,
  	\`actor_name\` text,
  	\`actor_role\` text,
  	\`action\` text NOT NULL,
  	\`kind\` text,
  	\`subject\` text,
  	\`title\` text,
  	\`changes\` text,
  	\`previous\` text NOT NULL,
  	\`checksum\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_at_idx\` ON \`audit_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_actor_idx\` ON \`audit_log\` (\`actor\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_subject_idx\` ON \`audit_log\` (\`subject\`);`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`audit_log\` numeric DEFAULT 1095 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`audit_log\`;`)
}
