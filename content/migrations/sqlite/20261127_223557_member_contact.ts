import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`companies\` ADD \`contact_id\` integer REFERENCES contact_persons(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`companies_contact_idx\` ON \`companies\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_email_idx\` ON \`contact_messages\` (\`email\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_companies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`country\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_companies\`("id", "name", "country", "updated_at", "created_at") SELECT "id", "name", "country", "updated_at", "created_at" FROM \`companies\`;`)
  await db.run(sql`DROP TABLE \`companies\`;`)
  await db.run(sql`ALTER TABLE \`__new_companies\` RENAME TO \`companies\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`companies_name_idx\` ON \`companies\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`companies_country_idx\` ON \`companies\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`companies_updated_at_idx\` ON \`companies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`companies_created_at_idx\` ON \`companies\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`contact_messages_email_idx\`;`)
}
