import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`privacy_page_id\` integer REFERENCES pages(id);`)
  await db.run(sql`CREATE INDEX \`settings_privacy_page_idx\` ON \`settings\` (\`privacy_page_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`locations_page_id\` integer,
  	\`news_page_id\` integer,
  	\`events_page_id\` integer,
  	\`search_page_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`locations_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`news_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`events_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "locations_page_id", "news_page_id", "events_page_id", "search_page_id", "updated_at", "created_at") SELECT "id", "locations_page_id", "news_page_id", "events_page_id", "search_page_id", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`settings_locations_page_idx\` ON \`settings\` (\`locations_page_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_news_page_idx\` ON \`settings\` (\`news_page_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_events_page_idx\` ON \`settings\` (\`events_page_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_search_page_idx\` ON \`settings\` (\`search_page_id\`);`)
}
