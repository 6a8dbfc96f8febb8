import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`report_deletions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`case\` text NOT NULL,
  	\`culture_name\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`deleted_on\` text NOT NULL,
  	\`marked_by\` text NOT NULL,
  	\`deleted_by\` text NOT NULL
  );
  `)
  await db.run(sql`ALTER TABLE \`reports\` ADD \`spam_on\` text;`)
  await db.run(sql`ALTER TABLE \`reports\` ADD \`spam_by_id\` integer REFERENCES staff(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`reports_spam_by_idx\` ON \`reports\` (\`spam_by_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`report_deletions\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_reports\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`culture_name\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`acknowledged_on\` text,
  	\`feedback_on\` text,
  	\`closed_on\` text,
  	\`lookup_hash\` text NOT NULL,
  	\`recipient\` text NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reports\`("id", "culture_name", "day", "acknowledged_on", "feedback_on", "closed_on", "lookup_hash", "recipient") SELECT "id", "culture_name", "day", "acknowledged_on", "feedback_on", "closed_on", "lookup_hash", "recipient" FROM \`reports\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_reports\` RENAME TO \`reports\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_lookup_hash_idx\` ON \`reports\` (\`lookup_hash\`);`)
}
