import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  	\`notes\` text,
  	\`idempotency_key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_status_idx\` ON \`sponsoring_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_assignee_idx\` ON \`sponsoring_messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sponsoring_messages_reference_idx\` ON \`sponsoring_messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_culture_name_idx\` ON \`sponsoring_messages\` (\`culture_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sponsoring_messages_idempotency_key_idx\` ON \`sponsoring_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_updated_at_idx\` ON \`sponsoring_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sponsoring_messages_created_at_idx\` ON \`sponsoring_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`attachments\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`submission\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`media_type\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`attachments_submission_idx\` ON \`attachments\` (\`submission\`);`)
  await db.run(sql`CREATE INDEX \`attachments_updated_at_idx\` ON \`attachments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attachments_created_at_idx\` ON \`attachments\` (\`created_at\`);`)
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
  	\`answered\` text,
  	\`notes\` text,
  	\`idempotency_key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
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
  await db.run(sql`CREATE UNIQUE INDEX \`event_sign_ups_idempotency_key_idx\` ON \`event_sign_ups\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_updated_at_idx\` ON \`event_sign_ups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_created_at_idx\` ON \`event_sign_ups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
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
  await db.run(sql`CREATE TABLE \`reporting_keys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`handler_id\` integer,
  	\`recipient\` text NOT NULL,
  	\`wrapped\` text,
  	\`made_on\` text NOT NULL,
  	FOREIGN KEY (\`handler_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reporting_keys_handler_idx\` ON \`reporting_keys\` (\`handler_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reporting_keys_recipient_idx\` ON \`reporting_keys\` (\`recipient\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sponsoring_messages_selected_type_of_forms\`;`)
  await db.run(sql`DROP TABLE \`sponsoring_messages\`;`)
  await db.run(sql`DROP TABLE \`attachments\`;`)
  await db.run(sql`DROP TABLE \`event_sign_ups\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`report_messages\`;`)
  await db.run(sql`DROP TABLE \`reporting_keys\`;`)
}
