import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`companies_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`file_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`file_categories_id\`) REFERENCES \`file_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`companies_rels_order_idx\` ON \`companies_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`companies_rels_parent_idx\` ON \`companies_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`companies_rels_path_idx\` ON \`companies_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`companies_rels_file_categories_id_idx\` ON \`companies_rels\` (\`file_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`file_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`culture\` text DEFAULT 'de-DE' NOT NULL,
  	\`parent_id\` integer,
  	\`order\` numeric DEFAULT 0 NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`file_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`file_categories_culture_idx\` ON \`file_categories\` (\`culture\`);`)
  await db.run(sql`CREATE INDEX \`file_categories_parent_idx\` ON \`file_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`file_categories_key_idx\` ON \`file_categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`file_categories_updated_at_idx\` ON \`file_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`file_categories_created_at_idx\` ON \`file_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`portal_files_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`upload_id\` integer,
  	\`version\` text,
  	\`date\` text,
  	\`replaced_at\` text,
  	FOREIGN KEY (\`upload_id\`) REFERENCES \`portal_uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`portal_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`portal_files_history_order_idx\` ON \`portal_files_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`portal_files_history_parent_id_idx\` ON \`portal_files_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`portal_files_history_upload_idx\` ON \`portal_files_history\` (\`upload_id\`);`)
  await db.run(sql`CREATE TABLE \`portal_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`category_id\` integer NOT NULL,
  	\`file_id\` integer,
  	\`print_file_id\` integer,
  	\`external_link\` text,
  	\`state\` text DEFAULT 'draft' NOT NULL,
  	\`date\` text NOT NULL,
  	\`version\` text,
  	\`changed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`file_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`portal_uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`print_file_id\`) REFERENCES \`portal_uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`portal_files_category_idx\` ON \`portal_files\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`portal_files_file_idx\` ON \`portal_files\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`portal_files_print_file_idx\` ON \`portal_files\` (\`print_file_id\`);`)
  await db.run(sql`CREATE INDEX \`portal_files_state_idx\` ON \`portal_files\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`portal_files_updated_at_idx\` ON \`portal_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`portal_files_created_at_idx\` ON \`portal_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`portal_uploads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`original_name\` text,
  	\`sha256\` text,
  	\`pages\` numeric,
  	\`preparation\` text DEFAULT 'waiting' NOT NULL,
  	\`thumbnail\` text,
  	\`text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`portal_uploads_preparation_idx\` ON \`portal_uploads\` (\`preparation\`);`)
  await db.run(sql`CREATE INDEX \`portal_uploads_updated_at_idx\` ON \`portal_uploads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`portal_uploads_created_at_idx\` ON \`portal_uploads\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`portal_uploads_filename_idx\` ON \`portal_uploads\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`file_downloads\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member\` text NOT NULL,
  	\`file\` numeric NOT NULL,
  	\`upload\` numeric NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`file_downloads_member_idx\` ON \`file_downloads\` (\`member\`);`)
  await db.run(sql`CREATE INDEX \`file_downloads_file_idx\` ON \`file_downloads\` (\`file\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`file_categories_id\` integer REFERENCES file_categories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`portal_files_id\` integer REFERENCES portal_files(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_file_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`file_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_portal_files_id_idx\` ON \`payload_locked_documents_rels\` (\`portal_files_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`companies_rels\`;`)
  await db.run(sql`DROP TABLE \`file_categories\`;`)
  await db.run(sql`DROP TABLE \`portal_files_history\`;`)
  await db.run(sql`DROP TABLE \`portal_files\`;`)
  await db.run(sql`DROP TABLE \`portal_uploads\`;`)
  await db.run(sql`DROP TABLE \`file_downloads\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`news_id\` integer,
  	\`events_id\` integer,
  	\`media_id\` integer,
  	\`locations_id\` integer,
  	\`location_categories_id\` integer,
  	\`contact_persons_id\` integer,
  	\`departments_id\` integer,
  	\`social_posts_id\` integer,
  	\`redirects_id\` integer,
  	\`companies_id\` integer,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`location_categories_id\`) REFERENCES \`location_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_persons_id\`) REFERENCES \`contact_persons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`departments_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_posts_id\`) REFERENCES \`social_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`companies_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "news_id", "events_id", "media_id", "locations_id", "location_categories_id", "contact_persons_id", "departments_id", "social_posts_id", "redirects_id", "companies_id", "staff_id") SELECT "id", "order", "parent_id", "path", "pages_id", "news_id", "events_id", "media_id", "locations_id", "location_categories_id", "contact_persons_id", "departments_id", "social_posts_id", "redirects_id", "companies_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_locations_id_idx\` ON \`payload_locked_documents_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_location_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`location_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_persons_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_persons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_departments_id_idx\` ON \`payload_locked_documents_rels\` (\`departments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`social_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_companies_id_idx\` ON \`payload_locked_documents_rels\` (\`companies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
}
