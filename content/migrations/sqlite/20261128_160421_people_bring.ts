import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`account_requests\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`company\` text NOT NULL,
  	\`culture_name\` text NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_requests_token_hash_idx\` ON \`account_requests\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`account_requests_email_idx\` ON \`account_requests\` (\`email\`);`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`municipal_holidays_assumption\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`municipal_holidays_peace_festival\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`municipal_holidays_corpus_christi\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`in_reply_to\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`synonyms\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`account_requests\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`municipal_holidays_assumption\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`municipal_holidays_peace_festival\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`municipal_holidays_corpus_christi\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`in_reply_to\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`synonyms\`;`)
}
