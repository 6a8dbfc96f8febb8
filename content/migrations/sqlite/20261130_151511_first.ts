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
  await db.run(sql`CREATE TABLE \`attachments\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`submission\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`media_type\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`file\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`attachments_submission_idx\` ON \`attachments\` (\`submission\`);`)
  await db.run(sql`CREATE TABLE \`captchas\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`captchas_expires_idx\` ON \`captchas\` (\`expires\`);`)
  await db.run(sql`CREATE TABLE \`alerts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`diagnostic\` text NOT NULL,
  	\`since\` text NOT NULL,
  	\`open\` integer NOT NULL,
  	\`notified_at\` text,
  	\`notified_count\` integer
  );
  `)
  await db.run(sql`CREATE TABLE \`backup_runs\` (
  	\`what\` text PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`content_revision\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` integer NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`counters\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`count\` integer NOT NULL,
  	\`ends\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`counters_ends_idx\` ON \`counters\` (\`ends\`);`)
  await db.run(sql`CREATE TABLE \`draft_documents\` (
  	\`kind\` text NOT NULL,
  	\`id\` integer NOT NULL,
  	\`locale\` text NOT NULL,
  	\`schema_version\` integer NOT NULL,
  	\`json\` text NOT NULL,
  	PRIMARY KEY(\`kind\`, \`id\`, \`locale\`, \`schema_version\`)
  );
  `)
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
  await db.run(sql`CREATE TABLE \`reporting_key_log\` (
  	\`log\` integer NOT NULL,
  	\`number\` integer NOT NULL,
  	\`statement\` text NOT NULL,
  	\`signature\` text NOT NULL,
  	PRIMARY KEY(\`log\`, \`number\`)
  );
  `)
  await db.run(sql`CREATE TABLE \`known_secrets\` (
  	\`name\` text PRIMARY KEY NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`since\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`member_challenges\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`member_passkeys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member\` text NOT NULL,
  	\`name\` text,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`created\` text NOT NULL,
  	\`last_used\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`member_passkeys_member_idx\` ON \`member_passkeys\` (\`member\`);`)
  await db.run(sql`CREATE TABLE \`member_sessions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`member\` text NOT NULL,
  	\`begun\` text NOT NULL,
  	\`last_seen\` text NOT NULL,
  	\`expires\` text NOT NULL,
  	\`device\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_sessions_token_hash_idx\` ON \`member_sessions\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`member_sessions_member_idx\` ON \`member_sessions\` (\`member\`);`)
  await db.run(sql`CREATE TABLE \`member_tokens\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`member\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`created_at\` text NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_tokens_token_hash_idx\` ON \`member_tokens\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`member_tokens_member_idx\` ON \`member_tokens\` (\`member\`);`)
  await db.run(sql`CREATE TABLE \`outbox_pauses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`since\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`published_paths\` (
  	\`locale\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`collection\` text NOT NULL,
  	\`id\` integer NOT NULL,
  	PRIMARY KEY(\`locale\`, \`path\`)
  );
  `)
  await db.run(sql`CREATE TABLE \`published_documents\` (
  	\`kind\` text NOT NULL,
  	\`id\` integer NOT NULL,
  	\`locale\` text NOT NULL,
  	\`schema_version\` integer NOT NULL,
  	\`revision\` integer NOT NULL,
  	\`json\` text,
  	PRIMARY KEY(\`kind\`, \`id\`, \`locale\`, \`schema_version\`)
  );
  `)
  await db.run(sql`CREATE INDEX \`published_documents_revision_idx\` ON \`published_documents\` (\`revision\`);`)
  await db.run(sql`CREATE TABLE \`report_captchas\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL
  ) WITHOUT ROWID;
  `)
  await db.run(sql`CREATE TABLE \`staff_challenges\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`staff_totp_secrets\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`encrypted_secret\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`failures\` numeric NOT NULL,
  	\`wait_until\` text,
  	\`created\` text NOT NULL,
  	\`last_used\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_totp_secrets_staff_idx\` ON \`staff_totp_secrets\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`staff_tokens\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_tokens_token_hash_idx\` ON \`staff_tokens\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`staff_tokens_staff_idx\` ON \`staff_tokens\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`begun\` text NOT NULL,
  	\`last_seen\` text NOT NULL,
  	\`reauthenticated_at\` text,
  	\`expires\` text NOT NULL,
  	\`device\` text,
  	\`factor\` text,
  	\`passkey\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sessions_token_hash_idx\` ON \`staff_sessions\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_staff_idx\` ON \`staff_sessions\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`staff_passkeys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`name\` text,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`created\` text NOT NULL,
  	\`last_used\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_passkeys_staff_idx\` ON \`staff_passkeys\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`staff_recovery_codes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`code_hash\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_recovery_codes_code_hash_idx\` ON \`staff_recovery_codes\` (\`code_hash\`);`)
  await db.run(sql`CREATE INDEX \`staff_recovery_codes_staff_idx\` ON \`staff_recovery_codes\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`mfa_challenges\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mfa_challenges_token_hash_idx\` ON \`mfa_challenges\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`mfa_challenges_staff_idx\` ON \`mfa_challenges\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`staff_countries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_countries_order_idx\` ON \`staff_countries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_countries_parent_idx\` ON \`staff_countries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text NOT NULL,
  	\`language\` text DEFAULT 'de' NOT NULL,
  	\`other_messages\` integer DEFAULT false,
  	\`state\` text DEFAULT 'invited' NOT NULL,
  	\`invited_at\` text,
  	\`last_login\` text,
  	\`password_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`staff_state_idx\` ON \`staff\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`departments_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`departments_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_rels_order_idx\` ON \`staff_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_parent_idx\` ON \`staff_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_path_idx\` ON \`staff_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_departments_id_idx\` ON \`staff_rels\` (\`departments_id\`);`)
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
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` numeric,
  	\`change\` text,
  	\`saved_in\` text,
  	\`country\` text,
  	\`translation_key\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`parent_id\` integer,
  	\`key\` text,
  	\`blocks\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_country_idx\` ON \`pages\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`pages_translation_key_idx\` ON \`pages\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_key_idx\` ON \`pages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`country_translationKey_idx\` ON \`pages\` (\`country\`,\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`pages_tree_idx\` ON \`pages\` (\`_status\`,\`country\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_changed_by\` numeric,
  	\`version_change\` text,
  	\`version_saved_in\` text,
  	\`version_country\` text,
  	\`version_translation_key\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_parent_id\` integer,
  	\`version_key\` text,
  	\`version_blocks\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_country_idx\` ON \`_pages_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_translation_key_idx\` ON \`_pages_v\` (\`version_translation_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_key_idx\` ON \`_pages_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_country_version_translationKey_idx\` ON \`_pages_v\` (\`version_country\`,\`version_translation_key\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` numeric,
  	\`change\` text,
  	\`saved_in\` text,
  	\`country\` text,
  	\`translation_key\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`publish_date\` text,
  	\`parent_heading\` text,
  	\`intro\` text,
  	\`image_id\` integer,
  	\`illustration\` text,
  	\`body\` text,
  	\`callout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_country_idx\` ON \`news\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`news_translation_key_idx\` ON \`news\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`news_slug_idx\` ON \`news\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`news_publish_date_idx\` ON \`news\` (\`publish_date\`);`)
  await db.run(sql`CREATE INDEX \`news_image_idx\` ON \`news\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`country_translationKey_1_idx\` ON \`news\` (\`country\`,\`translation_key\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_changed_by\` numeric,
  	\`version_change\` text,
  	\`version_saved_in\` text,
  	\`version_country\` text,
  	\`version_translation_key\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_publish_date\` text,
  	\`version_parent_heading\` text,
  	\`version_intro\` text,
  	\`version_image_id\` integer,
  	\`version_illustration\` text,
  	\`version_body\` text,
  	\`version_callout\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_country_idx\` ON \`_news_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_translation_key_idx\` ON \`_news_v\` (\`version_translation_key\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_publish_date_idx\` ON \`_news_v\` (\`version_publish_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_idx\` ON \`_news_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_country_version_translationKey_1_idx\` ON \`_news_v\` (\`version_country\`,\`version_translation_key\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` numeric,
  	\`change\` text,
  	\`saved_in\` text,
  	\`country\` text,
  	\`translation_key\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`start\` text,
  	\`end\` text,
  	\`venue\` text,
  	\`address\` text,
  	\`capacity\` numeric,
  	\`intro\` text,
  	\`image_id\` integer,
  	\`illustration\` text,
  	\`body\` text,
  	\`callout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_country_idx\` ON \`events\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`events_translation_key_idx\` ON \`events\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_start_idx\` ON \`events\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`events_image_idx\` ON \`events\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`country_translationKey_2_idx\` ON \`events\` (\`country\`,\`translation_key\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_changed_by\` numeric,
  	\`version_change\` text,
  	\`version_saved_in\` text,
  	\`version_country\` text,
  	\`version_translation_key\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_start\` text,
  	\`version_end\` text,
  	\`version_venue\` text,
  	\`version_address\` text,
  	\`version_capacity\` numeric,
  	\`version_intro\` text,
  	\`version_image_id\` integer,
  	\`version_illustration\` text,
  	\`version_body\` text,
  	\`version_callout\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_country_idx\` ON \`_events_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_translation_key_idx\` ON \`_events_v\` (\`version_translation_key\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_start_idx\` ON \`_events_v\` (\`version_start\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_image_idx\` ON \`_events_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_country_version_translationKey_2_idx\` ON \`_events_v\` (\`version_country\`,\`version_translation_key\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt_de\` text NOT NULL,
  	\`alt_pl\` text NOT NULL,
  	\`graded\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE TABLE \`locations_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_services_order_idx\` ON \`locations_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`locations_services_parent_idx\` ON \`locations_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_single_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text DEFAULT 'mon' NOT NULL,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_single_days_order_idx\` ON \`locations_single_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_single_days_parent_id_idx\` ON \`locations_single_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_closures_order_idx\` ON \`locations_closures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_closures_parent_id_idx\` ON \`locations_closures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_equipment\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_equipment_order_idx\` ON \`locations_equipment\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`locations_equipment_parent_idx\` ON \`locations_equipment\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_busy\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`days\` text DEFAULT 'monFri' NOT NULL,
  	\`part\` text DEFAULT 'morning' NOT NULL,
  	\`level\` text DEFAULT 'normal' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_busy_order_idx\` ON \`locations_busy\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_busy_parent_id_idx\` ON \`locations_busy\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`country\` text NOT NULL,
  	\`slug\` text,
  	\`category_id\` integer,
  	\`icon\` text DEFAULT 'station' NOT NULL,
  	\`is_o_q\` integer DEFAULT false,
  	\`street\` text NOT NULL,
  	\`postal_code\` text NOT NULL,
  	\`town\` text NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`hours_mon_fri_opens\` text,
  	\`hours_mon_fri_closes\` text,
  	\`hours_sat_opens\` text,
  	\`hours_sat_closes\` text,
  	\`hours_sun_opens\` text,
  	\`hours_sun_closes\` text,
  	\`municipal_holidays_assumption\` integer DEFAULT false,
  	\`municipal_holidays_peace_festival\` integer DEFAULT false,
  	\`municipal_holidays_corpus_christi\` integer DEFAULT false,
  	\`map_description\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`image_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`location_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_country_idx\` ON \`locations\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`locations_slug_idx\` ON \`locations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`locations_category_idx\` ON \`locations\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_image_idx\` ON \`locations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_updated_at_idx\` ON \`locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`locations_created_at_idx\` ON \`locations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`locations_deleted_at_idx\` ON \`locations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`locations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_persons_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_persons_id\`) REFERENCES \`contact_persons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_rels_order_idx\` ON \`locations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_parent_idx\` ON \`locations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_path_idx\` ON \`locations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_contact_persons_id_idx\` ON \`locations_rels\` (\`contact_persons_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_services_order_idx\` ON \`_locations_v_version_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_services_parent_idx\` ON \`_locations_v_version_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_single_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text DEFAULT 'mon' NOT NULL,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_single_days_order_idx\` ON \`_locations_v_version_single_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_single_days_parent_id_idx\` ON \`_locations_v_version_single_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reason\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_closures_order_idx\` ON \`_locations_v_version_closures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_closures_parent_id_idx\` ON \`_locations_v_version_closures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_equipment\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_equipment_order_idx\` ON \`_locations_v_version_equipment\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_equipment_parent_idx\` ON \`_locations_v_version_equipment\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_busy\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`days\` text DEFAULT 'monFri' NOT NULL,
  	\`part\` text DEFAULT 'morning' NOT NULL,
  	\`level\` text DEFAULT 'normal' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_busy_order_idx\` ON \`_locations_v_version_busy\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_busy_parent_id_idx\` ON \`_locations_v_version_busy\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text NOT NULL,
  	\`version_country\` text NOT NULL,
  	\`version_slug\` text,
  	\`version_category_id\` integer,
  	\`version_icon\` text DEFAULT 'station' NOT NULL,
  	\`version_is_o_q\` integer DEFAULT false,
  	\`version_street\` text NOT NULL,
  	\`version_postal_code\` text NOT NULL,
  	\`version_town\` text NOT NULL,
  	\`version_latitude\` numeric NOT NULL,
  	\`version_longitude\` numeric NOT NULL,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_hours_mon_fri_opens\` text,
  	\`version_hours_mon_fri_closes\` text,
  	\`version_hours_sat_opens\` text,
  	\`version_hours_sat_closes\` text,
  	\`version_hours_sun_opens\` text,
  	\`version_hours_sun_closes\` text,
  	\`version_municipal_holidays_assumption\` integer DEFAULT false,
  	\`version_municipal_holidays_peace_festival\` integer DEFAULT false,
  	\`version_municipal_holidays_corpus_christi\` integer DEFAULT false,
  	\`version_map_description\` text,
  	\`version_text\` text,
  	\`version_image_id\` integer,
  	\`version_image_text\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`location_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_parent_idx\` ON \`_locations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_country_idx\` ON \`_locations_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_slug_idx\` ON \`_locations_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_category_idx\` ON \`_locations_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_image_idx\` ON \`_locations_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_updated_at_idx\` ON \`_locations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_created_at_idx\` ON \`_locations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_deleted_at_idx\` ON \`_locations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_created_at_idx\` ON \`_locations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_updated_at_idx\` ON \`_locations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_persons_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_persons_id\`) REFERENCES \`contact_persons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_rels_order_idx\` ON \`_locations_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_rels_parent_idx\` ON \`_locations_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_rels_path_idx\` ON \`_locations_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_rels_contact_persons_id_idx\` ON \`_locations_v_rels\` (\`contact_persons_id\`);`)
  await db.run(sql`CREATE TABLE \`location_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`location_categories_key_idx\` ON \`location_categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`location_categories_updated_at_idx\` ON \`location_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`location_categories_created_at_idx\` ON \`location_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`location_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`location_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`location_categories_locales_locale_parent_id_unique\` ON \`location_categories_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`contact_persons_regions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact_persons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_persons_regions_order_idx\` ON \`contact_persons_regions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`contact_persons_regions_parent_idx\` ON \`contact_persons_regions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_persons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country\` text NOT NULL,
  	\`order\` numeric DEFAULT 0 NOT NULL,
  	\`profile_name\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text NOT NULL,
  	\`more_info\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_persons_country_idx\` ON \`contact_persons\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`contact_persons_image_idx\` ON \`contact_persons\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_persons_updated_at_idx\` ON \`contact_persons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_persons_created_at_idx\` ON \`contact_persons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`departments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country\` text NOT NULL,
  	\`order\` numeric DEFAULT 0 NOT NULL,
  	\`purpose\` text DEFAULT 'contact' NOT NULL,
  	\`department\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_country_idx\` ON \`departments\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`departments_updated_at_idx\` ON \`departments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`departments_created_at_idx\` ON \`departments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`social_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country\` text NOT NULL,
  	\`network\` text DEFAULT 'instagram' NOT NULL,
  	\`message\` text NOT NULL,
  	\`image_id\` integer,
  	\`url\` text,
  	\`likes\` numeric DEFAULT 0,
  	\`posted_at\` text NOT NULL,
  	\`pinned\` integer DEFAULT false,
  	\`hidden\` integer DEFAULT false,
  	\`external_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`social_posts_country_idx\` ON \`social_posts\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`social_posts_image_idx\` ON \`social_posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`social_posts_posted_at_idx\` ON \`social_posts\` (\`posted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`social_posts_external_id_idx\` ON \`social_posts\` (\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`social_posts_updated_at_idx\` ON \`social_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`social_posts_created_at_idx\` ON \`social_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`severity\` text DEFAULT 'info' NOT NULL,
  	\`start\` text NOT NULL,
  	\`end\` text NOT NULL,
  	\`link_label\` text,
  	\`link_kind\` text DEFAULT 'page' NOT NULL,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`link_anchor\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_country_idx\` ON \`notices\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`notices_link_link_page_idx\` ON \`notices\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`culture\` text DEFAULT 'de-DE' NOT NULL,
  	\`page_id\` integer,
  	\`news_id\` integer,
  	\`events_id\` integer,
  	\`locations_id\` integer,
  	\`url\` text,
  	\`automatic\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_page_idx\` ON \`redirects\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_news_idx\` ON \`redirects\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_events_idx\` ON \`redirects\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_locations_idx\` ON \`redirects\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`reference\` text NOT NULL,
  	\`culture_name\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`company\` text,
  	\`contact_department\` text,
  	\`title\` text,
  	\`country\` text,
  	\`category\` text,
  	\`subject\` text,
  	\`department\` numeric,
  	\`message\` text,
  	\`umbraco_node_i_d\` numeric,
  	\`privacy_notice\` text,
  	\`replied_at\` text,
  	\`undeliverable\` integer,
  	\`telephone_digits\` text,
  	\`notes\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_reference_idx\` ON \`contact_messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_culture_name_idx\` ON \`contact_messages\` (\`culture_name\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_email_idx\` ON \`contact_messages\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_department_idx\` ON \`contact_messages\` (\`department\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_undeliverable_idx\` ON \`contact_messages\` (\`undeliverable\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_key_idx\` ON \`contact_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`sponsoring_messages_selected_type_of_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sponsoring_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_selected_type_of_forms_order_idx\` ON \`sponsoring_messages_selected_type_of_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_selected_type_of_forms_parent_idx\` ON \`sponsoring_messages_selected_type_of_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sponsoring_messages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`reference\` text NOT NULL,
  	\`culture_name\` text NOT NULL,
  	\`association\` text,
  	\`org_nr\` text,
  	\`contact_person\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`goal\` text,
  	\`amount\` text,
  	\`time_period\` text,
  	\`levels\` text,
  	\`other_companies\` text,
  	\`how_will_you_show_sponsoring_collab\` text,
  	\`selected_type_of_counter_performance\` text,
  	\`counter_performance_contact_person_phone\` text,
  	\`selected_type_of_invoice\` text,
  	\`other\` text,
  	\`files\` text,
  	\`umbraco_node_i_d\` numeric,
  	\`privacy_notice\` text,
  	\`replied_at\` text,
  	\`undeliverable\` integer,
  	\`telephone_digits\` text,
  	\`notes\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_status_idx\` ON \`sponsoring_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_assignee_idx\` ON \`sponsoring_messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sponsoring_messages_reference_idx\` ON \`sponsoring_messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_culture_name_idx\` ON \`sponsoring_messages\` (\`culture_name\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_undeliverable_idx\` ON \`sponsoring_messages\` (\`undeliverable\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_created_at_idx\` ON \`sponsoring_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sponsoring_messages_idempotency_key_idx\` ON \`sponsoring_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_updated_at_idx\` ON \`sponsoring_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`event_sign_ups\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`reference\` text NOT NULL,
  	\`culture_name\` text NOT NULL,
  	\`event_id\` integer NOT NULL,
  	\`place\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`repeats\` text,
  	\`answered\` text,
  	\`shared_calendar_id\` integer,
  	\`privacy_notice\` text,
  	\`replied_at\` text,
  	\`undeliverable\` integer,
  	\`telephone_digits\` text,
  	\`notes\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`event_sign_ups_status_idx\` ON \`event_sign_ups\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_assignee_idx\` ON \`event_sign_ups\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_sign_ups_reference_idx\` ON \`event_sign_ups\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_culture_name_idx\` ON \`event_sign_ups\` (\`culture_name\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_event_idx\` ON \`event_sign_ups\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_place_idx\` ON \`event_sign_ups\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_undeliverable_idx\` ON \`event_sign_ups\` (\`undeliverable\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_created_at_idx\` ON \`event_sign_ups\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_sign_ups_idempotency_key_idx\` ON \`event_sign_ups\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_updated_at_idx\` ON \`event_sign_ups\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`country\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_templates_updated_at_idx\` ON \`reply_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_created_at_idx\` ON \`reply_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`to\` text,
  	\`reply_to\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`html\` text,
  	\`attachments\` text,
  	\`in_reply_to\` text,
  	\`message_id\` text,
  	\`reference\` text,
  	\`inbox\` text,
  	\`culture_name\` text,
  	\`department\` numeric,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`password_of\` text,
  	\`next_attempt\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_message_id_idx\` ON \`mails\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_reference_idx\` ON \`mails\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_attempt_idx\` ON \`mails\` (\`next_attempt\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`culture_name\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`acknowledged_on\` text,
  	\`feedback_on\` text,
  	\`closed_on\` text,
  	\`spam_on\` text,
  	\`spam_by_id\` integer,
  	\`lookup_hash\` text NOT NULL,
  	\`recipient\` text NOT NULL,
  	FOREIGN KEY (\`spam_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_spam_by_idx\` ON \`reports\` (\`spam_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_lookup_hash_idx\` ON \`reports\` (\`lookup_hash\`);`)
  await db.run(sql`CREATE TABLE \`report_messages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`report\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`direction\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`sealed\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`report_messages_report_idx\` ON \`report_messages\` (\`report\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_number_idx\` ON \`report_messages\` (\`report\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`report_notes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`report\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`after_message\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`sealed\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`report_notes_report_idx\` ON \`report_notes\` (\`report\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_number_1_idx\` ON \`report_notes\` (\`report\`,\`number\`);`)
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
  await db.run(sql`CREATE TABLE \`reporting_keys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`handler_id\` integer,
  	\`recipient\` text NOT NULL,
  	\`signing\` text,
  	\`wrapped\` text,
  	\`made_on\` text NOT NULL,
  	FOREIGN KEY (\`handler_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reporting_keys_handler_idx\` ON \`reporting_keys\` (\`handler_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reporting_keys_recipient_idx\` ON \`reporting_keys\` (\`recipient\`);`)
  await db.run(sql`CREATE TABLE \`companies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`country\` text NOT NULL,
  	\`contact_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`contact_persons\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`companies_name_idx\` ON \`companies\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`companies_country_idx\` ON \`companies\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`companies_contact_idx\` ON \`companies\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`companies_updated_at_idx\` ON \`companies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`companies_created_at_idx\` ON \`companies\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'invited' NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`company_id\` integer,
  	\`requested_company\` text,
  	\`culture_name\` text DEFAULT 'de-DE' NOT NULL,
  	\`requested_at\` text,
  	\`invited_at\` text,
  	\`last_login\` text,
  	\`decided_at\` text,
  	\`decided_by\` text,
  	\`refusal\` text,
  	\`password_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`members_state_idx\` ON \`members\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`members_email_idx\` ON \`members\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`members_company_idx\` ON \`members\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`members_culture_name_idx\` ON \`members\` (\`culture_name\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
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
  await db.run(sql`CREATE INDEX \`portal_files_state_category_idx\` ON \`portal_files\` (\`state\`,\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`portal_files_state_title_idx\` ON \`portal_files\` (\`state\`,\`title\`,\`id\`,\`category_id\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_lead\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	\`text\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_lead_order_idx\` ON \`header_menu_lead\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_lead_parent_id_idx\` ON \`header_menu_lead\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_lead_locale_idx\` ON \`header_menu_lead\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_lead_page_idx\` ON \`header_menu_lead\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_columns_links_order_idx\` ON \`header_menu_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_columns_links_parent_id_idx\` ON \`header_menu_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_columns_links_locale_idx\` ON \`header_menu_columns_links\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_columns_links_page_idx\` ON \`header_menu_columns_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_columns_order_idx\` ON \`header_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_columns_parent_id_idx\` ON \`header_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_columns_locale_idx\` ON \`header_menu_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`header_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_order_idx\` ON \`header_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_parent_id_idx\` ON \`header_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_locale_idx\` ON \`header_menu\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_page_idx\` ON \`header_menu\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`header\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`header_locales\` (
  	\`locator_label\` text,
  	\`locator_text\` text,
  	\`saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_locales_locale_parent_id_unique\` ON \`header_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_lead\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_lead_order_idx\` ON \`_header_v_version_menu_lead\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_lead_parent_id_idx\` ON \`_header_v_version_menu_lead\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_lead_locale_idx\` ON \`_header_v_version_menu_lead\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_lead_page_idx\` ON \`_header_v_version_menu_lead\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_columns_links_order_idx\` ON \`_header_v_version_menu_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_columns_links_parent_id_idx\` ON \`_header_v_version_menu_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_columns_links_locale_idx\` ON \`_header_v_version_menu_columns_links\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_columns_links_page_idx\` ON \`_header_v_version_menu_columns_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_columns_order_idx\` ON \`_header_v_version_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_columns_parent_id_idx\` ON \`_header_v_version_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_columns_locale_idx\` ON \`_header_v_version_menu_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_order_idx\` ON \`_header_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_parent_id_idx\` ON \`_header_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_locale_idx\` ON \`_header_v_version_menu\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_page_idx\` ON \`_header_v_version_menu\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_created_at_idx\` ON \`_header_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_updated_at_idx\` ON \`_header_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_locales\` (
  	\`version_locator_label\` text,
  	\`version_locator_text\` text,
  	\`version_saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_locales_locale_parent_id_unique\` ON \`_header_v_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`side_menus_menus_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`side_menus_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`side_menus_menus_links_order_idx\` ON \`side_menus_menus_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`side_menus_menus_links_parent_id_idx\` ON \`side_menus_menus_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`side_menus_menus_links_locale_idx\` ON \`side_menus_menus_links\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`side_menus_menus_links_page_idx\` ON \`side_menus_menus_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`side_menus_menus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`side_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`side_menus_menus_order_idx\` ON \`side_menus_menus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`side_menus_menus_parent_id_idx\` ON \`side_menus_menus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`side_menus_menus_locale_idx\` ON \`side_menus_menus\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`side_menus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`side_menus_locales\` (
  	\`saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`side_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`side_menus_locales_locale_parent_id_unique\` ON \`side_menus_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_side_menus_v_version_menus_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_side_menus_v_version_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_side_menus_v_version_menus_links_order_idx\` ON \`_side_menus_v_version_menus_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_side_menus_v_version_menus_links_parent_id_idx\` ON \`_side_menus_v_version_menus_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_side_menus_v_version_menus_links_locale_idx\` ON \`_side_menus_v_version_menus_links\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_side_menus_v_version_menus_links_page_idx\` ON \`_side_menus_v_version_menus_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_side_menus_v_version_menus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_side_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_side_menus_v_version_menus_order_idx\` ON \`_side_menus_v_version_menus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_side_menus_v_version_menus_parent_id_idx\` ON \`_side_menus_v_version_menus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_side_menus_v_version_menus_locale_idx\` ON \`_side_menus_v_version_menus\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_side_menus_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_side_menus_v_created_at_idx\` ON \`_side_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_side_menus_v_updated_at_idx\` ON \`_side_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_side_menus_v_locales\` (
  	\`version_saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_side_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_side_menus_v_locales_locale_parent_id_unique\` ON \`_side_menus_v_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`footer_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_social_order_idx\` ON \`footer_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_social_parent_id_idx\` ON \`footer_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_social_locale_idx\` ON \`footer_social\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_social_page_idx\` ON \`footer_social\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_columns_links_order_idx\` ON \`footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_parent_id_idx\` ON \`footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_locale_idx\` ON \`footer_columns_links\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_page_idx\` ON \`footer_columns_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_columns_order_idx\` ON \`footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_parent_id_idx\` ON \`footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_locale_idx\` ON \`footer_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`footer_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_legal_order_idx\` ON \`footer_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_parent_id_idx\` ON \`footer_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_locale_idx\` ON \`footer_legal\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_page_idx\` ON \`footer_legal\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer_locales\` (
  	\`hours\` text,
  	\`copyright\` text,
  	\`saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_locales_locale_parent_id_unique\` ON \`footer_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_social_order_idx\` ON \`_footer_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_social_parent_id_idx\` ON \`_footer_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_social_locale_idx\` ON \`_footer_v_version_social\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_social_page_idx\` ON \`_footer_v_version_social\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_order_idx\` ON \`_footer_v_version_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_parent_id_idx\` ON \`_footer_v_version_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_locale_idx\` ON \`_footer_v_version_columns_links\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_page_idx\` ON \`_footer_v_version_columns_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_order_idx\` ON \`_footer_v_version_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_parent_id_idx\` ON \`_footer_v_version_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_locale_idx\` ON \`_footer_v_version_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`anchor\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_order_idx\` ON \`_footer_v_version_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_parent_id_idx\` ON \`_footer_v_version_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_locale_idx\` ON \`_footer_v_version_legal\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_page_idx\` ON \`_footer_v_version_legal\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_locales\` (
  	\`version_hours\` text,
  	\`version_copyright\` text,
  	\`version_saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_locales_locale_parent_id_unique\` ON \`_footer_v_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`settings_locales\` (
  	\`company\` text,
  	\`address\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`letterhead\` text,
  	\`seo_title_suffix\` text,
  	\`seo_description\` text,
  	\`locations_page_id\` integer,
  	\`news_page_id\` integer,
  	\`events_page_id\` integer,
  	\`search_page_id\` integer,
  	\`synonyms\` text,
  	\`privacy_page_id\` integer,
  	\`saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`locations_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`news_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`events_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`privacy_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_locations_page_idx\` ON \`settings_locales\` (\`locations_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`settings_news_page_idx\` ON \`settings_locales\` (\`news_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`settings_events_page_idx\` ON \`settings_locales\` (\`events_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`settings_search_page_idx\` ON \`settings_locales\` (\`search_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`settings_privacy_page_idx\` ON \`settings_locales\` (\`privacy_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`settings_locales_locale_parent_id_unique\` ON \`settings_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_locales\` (
  	\`version_company\` text,
  	\`version_address\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_letterhead\` text,
  	\`version_seo_title_suffix\` text,
  	\`version_seo_description\` text,
  	\`version_locations_page_id\` integer,
  	\`version_news_page_id\` integer,
  	\`version_events_page_id\` integer,
  	\`version_search_page_id\` integer,
  	\`version_synonyms\` text,
  	\`version_privacy_page_id\` integer,
  	\`version_saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_locations_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_news_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_events_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_privacy_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_locations_page_idx\` ON \`_settings_v_locales\` (\`version_locations_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_news_page_idx\` ON \`_settings_v_locales\` (\`version_news_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_events_page_idx\` ON \`_settings_v_locales\` (\`version_events_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_search_page_idx\` ON \`_settings_v_locales\` (\`version_search_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_privacy_page_idx\` ON \`_settings_v_locales\` (\`version_privacy_page_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_locales_locale_parent_id_unique\` ON \`_settings_v_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`prices_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text DEFAULT 'oilChange' NOT NULL,
  	\`from\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`unit\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`prices_prices_order_idx\` ON \`prices_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`prices_prices_parent_id_idx\` ON \`prices_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`prices_prices_locale_idx\` ON \`prices_prices\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`prices_in_texts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`prices_in_texts_order_idx\` ON \`prices_in_texts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`prices_in_texts_parent_id_idx\` ON \`prices_in_texts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`prices_in_texts_locale_idx\` ON \`prices_in_texts\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`prices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`prices_locales\` (
  	\`saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`prices_locales_locale_parent_id_unique\` ON \`prices_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_prices_v_version_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text DEFAULT 'oilChange' NOT NULL,
  	\`from\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`unit\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_prices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_prices_v_version_prices_order_idx\` ON \`_prices_v_version_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_prices_v_version_prices_parent_id_idx\` ON \`_prices_v_version_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_prices_v_version_prices_locale_idx\` ON \`_prices_v_version_prices\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_prices_v_version_in_texts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_prices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_prices_v_version_in_texts_order_idx\` ON \`_prices_v_version_in_texts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_prices_v_version_in_texts_parent_id_idx\` ON \`_prices_v_version_in_texts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_prices_v_version_in_texts_locale_idx\` ON \`_prices_v_version_in_texts\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_prices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_prices_v_created_at_idx\` ON \`_prices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_prices_v_updated_at_idx\` ON \`_prices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_prices_v_locales\` (
  	\`version_saved_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_prices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_prices_v_locales_locale_parent_id_unique\` ON \`_prices_v_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`social_feeds_feeds\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text,
  	\`network\` text,
  	\`refreshed\` text,
  	\`token_ends\` text,
  	\`problem\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social_feeds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_feeds_feeds_order_idx\` ON \`social_feeds_feeds\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_feeds_feeds_parent_id_idx\` ON \`social_feeds_feeds\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`social_feeds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`contact_messages\` numeric DEFAULT 365 NOT NULL,
  	\`sponsoring_messages\` numeric DEFAULT 1095 NOT NULL,
  	\`event_sign_ups\` numeric DEFAULT 90 NOT NULL,
  	\`audit_log\` numeric DEFAULT 1095 NOT NULL,
  	\`last_run_at\` text,
  	\`last_run_deleted\` numeric,
  	\`last_run_mails\` numeric,
  	\`last_run_overdue\` numeric,
  	\`skipped_at\` text,
  	\`skipped_reason\` text,
  	\`allowed\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`mfa_policy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`required_for\` text DEFAULT 'roles' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql.raw("INSERT INTO sqlite_sequence (name, seq) VALUES ('pages', 0);"))
  await db.run(sql.raw("CREATE TRIGGER pages_node_ids AFTER INSERT ON pages BEGIN UPDATE sqlite_sequence SET seq = max(seq, NEW.id) WHERE name IN ('pages', 'news', 'events', 'file_categories'); END;"))
  await db.run(sql.raw("INSERT INTO sqlite_sequence (name, seq) VALUES ('news', 0);"))
  await db.run(sql.raw("CREATE TRIGGER news_node_ids AFTER INSERT ON news BEGIN UPDATE sqlite_sequence SET seq = max(seq, NEW.id) WHERE name IN ('pages', 'news', 'events', 'file_categories'); END;"))
  await db.run(sql.raw("INSERT INTO sqlite_sequence (name, seq) VALUES ('events', 0);"))
  await db.run(sql.raw("CREATE TRIGGER events_node_ids AFTER INSERT ON events BEGIN UPDATE sqlite_sequence SET seq = max(seq, NEW.id) WHERE name IN ('pages', 'news', 'events', 'file_categories'); END;"))
  await db.run(sql.raw("INSERT INTO sqlite_sequence (name, seq) VALUES ('file_categories', 0);"))
  await db.run(sql.raw("CREATE TRIGGER file_categories_node_ids AFTER INSERT ON file_categories BEGIN UPDATE sqlite_sequence SET seq = max(seq, NEW.id) WHERE name IN ('pages', 'news', 'events', 'file_categories'); END;"))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`account_requests\`;`)
  await db.run(sql`DROP TABLE \`attachments\`;`)
  await db.run(sql`DROP TABLE \`captchas\`;`)
  await db.run(sql`DROP TABLE \`alerts\`;`)
  await db.run(sql`DROP TABLE \`backup_runs\`;`)
  await db.run(sql`DROP TABLE \`content_revision\`;`)
  await db.run(sql`DROP TABLE \`counters\`;`)
  await db.run(sql`DROP TABLE \`draft_documents\`;`)
  await db.run(sql`DROP TABLE \`file_downloads\`;`)
  await db.run(sql`DROP TABLE \`reporting_key_log\`;`)
  await db.run(sql`DROP TABLE \`known_secrets\`;`)
  await db.run(sql`DROP TABLE \`member_challenges\`;`)
  await db.run(sql`DROP TABLE \`member_passkeys\`;`)
  await db.run(sql`DROP TABLE \`member_sessions\`;`)
  await db.run(sql`DROP TABLE \`member_tokens\`;`)
  await db.run(sql`DROP TABLE \`outbox_pauses\`;`)
  await db.run(sql`DROP TABLE \`published_paths\`;`)
  await db.run(sql`DROP TABLE \`published_documents\`;`)
  await db.run(sql`DROP TABLE \`report_captchas\`;`)
  await db.run(sql`DROP TABLE \`staff_challenges\`;`)
  await db.run(sql`DROP TABLE \`staff_totp_secrets\`;`)
  await db.run(sql`DROP TABLE \`staff_tokens\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff_passkeys\`;`)
  await db.run(sql`DROP TABLE \`staff_recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`mfa_challenges\`;`)
  await db.run(sql`DROP TABLE \`staff_countries\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`staff_rels\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`locations_services\`;`)
  await db.run(sql`DROP TABLE \`locations_single_days\`;`)
  await db.run(sql`DROP TABLE \`locations_closures\`;`)
  await db.run(sql`DROP TABLE \`locations_equipment\`;`)
  await db.run(sql`DROP TABLE \`locations_busy\`;`)
  await db.run(sql`DROP TABLE \`locations\`;`)
  await db.run(sql`DROP TABLE \`locations_rels\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_single_days\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_closures\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_equipment\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_busy\`;`)
  await db.run(sql`DROP TABLE \`_locations_v\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_rels\`;`)
  await db.run(sql`DROP TABLE \`location_categories\`;`)
  await db.run(sql`DROP TABLE \`location_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`contact_persons_regions\`;`)
  await db.run(sql`DROP TABLE \`contact_persons\`;`)
  await db.run(sql`DROP TABLE \`departments\`;`)
  await db.run(sql`DROP TABLE \`social_posts\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`sponsoring_messages_selected_type_of_forms\`;`)
  await db.run(sql`DROP TABLE \`sponsoring_messages\`;`)
  await db.run(sql`DROP TABLE \`event_sign_ups\`;`)
  await db.run(sql`DROP TABLE \`reply_templates\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`report_messages\`;`)
  await db.run(sql`DROP TABLE \`report_notes\`;`)
  await db.run(sql`DROP TABLE \`report_deletions\`;`)
  await db.run(sql`DROP TABLE \`reporting_keys\`;`)
  await db.run(sql`DROP TABLE \`companies\`;`)
  await db.run(sql`DROP TABLE \`companies_rels\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`file_categories\`;`)
  await db.run(sql`DROP TABLE \`portal_files_history\`;`)
  await db.run(sql`DROP TABLE \`portal_files\`;`)
  await db.run(sql`DROP TABLE \`portal_uploads\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`header_menu_lead\`;`)
  await db.run(sql`DROP TABLE \`header_menu_columns_links\`;`)
  await db.run(sql`DROP TABLE \`header_menu_columns\`;`)
  await db.run(sql`DROP TABLE \`header_menu\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`DROP TABLE \`header_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_lead\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_columns\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_header_v\`;`)
  await db.run(sql`DROP TABLE \`_header_v_locales\`;`)
  await db.run(sql`DROP TABLE \`side_menus_menus_links\`;`)
  await db.run(sql`DROP TABLE \`side_menus_menus\`;`)
  await db.run(sql`DROP TABLE \`side_menus\`;`)
  await db.run(sql`DROP TABLE \`side_menus_locales\`;`)
  await db.run(sql`DROP TABLE \`_side_menus_v_version_menus_links\`;`)
  await db.run(sql`DROP TABLE \`_side_menus_v_version_menus\`;`)
  await db.run(sql`DROP TABLE \`_side_menus_v\`;`)
  await db.run(sql`DROP TABLE \`_side_menus_v_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_social\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`footer_columns\`;`)
  await db.run(sql`DROP TABLE \`footer_legal\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_legal\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_locales\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings_locales\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`prices_prices\`;`)
  await db.run(sql`DROP TABLE \`prices_in_texts\`;`)
  await db.run(sql`DROP TABLE \`prices\`;`)
  await db.run(sql`DROP TABLE \`prices_locales\`;`)
  await db.run(sql`DROP TABLE \`_prices_v_version_prices\`;`)
  await db.run(sql`DROP TABLE \`_prices_v_version_in_texts\`;`)
  await db.run(sql`DROP TABLE \`_prices_v\`;`)
  await db.run(sql`DROP TABLE \`_prices_v_locales\`;`)
  await db.run(sql`DROP TABLE \`social_feeds_feeds\`;`)
  await db.run(sql`DROP TABLE \`social_feeds\`;`)
  await db.run(sql`DROP TABLE \`retention\`;`)
  await db.run(sql`DROP TABLE \`mfa_policy\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
