import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`reference\` text NOT NULL,
  	\`culture_name\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`title\` text,
  	\`company\` text,
  	\`country\` text,
  	\`contact_department\` text,
  	\`category\` text,
  	\`subject\` text,
  	\`message\` text,
  	\`umbraco_node_i_d\` numeric,
  	\`notes\` text,
  	\`idempotency_key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_reference_idx\` ON \`contact_messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_culture_name_idx\` ON \`contact_messages\` (\`culture_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_key_idx\` ON \`contact_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`to\` text,
  	\`reply_to\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`html\` text,
  	\`attachments\` text,
  	\`message_id\` text,
  	\`reference\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
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
  await db.run(sql`CREATE TABLE \`captchas\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`expires\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`captchas_expires_idx\` ON \`captchas\` (\`expires\`);`)
  await db.run(sql`CREATE INDEX \`captchas_updated_at_idx\` ON \`captchas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`captchas_created_at_idx\` ON \`captchas\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`captchas\`;`)
}
