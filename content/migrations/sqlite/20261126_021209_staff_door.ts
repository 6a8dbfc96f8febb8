import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_logins\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`begun\` text NOT NULL,
  	\`last_seen\` text NOT NULL,
  	\`expires\` text NOT NULL,
  	\`device\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_logins_token_hash_idx\` ON \`staff_logins\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`staff_logins_staff_idx\` ON \`staff_logins\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`staff_links\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_links_token_hash_idx\` ON \`staff_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`staff_links_staff_idx\` ON \`staff_links\` (\`staff\`);`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`language\` text DEFAULT 'de' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`state\` text DEFAULT 'invited' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`invited_at\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`last_login\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`password_hash\` text;`)
  await db.run(sql`CREATE INDEX \`staff_state_idx\` ON \`staff\` (\`state\`);`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`reset_password_token\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`reset_password_expiration\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`salt\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`hash\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`DROP TABLE \`staff_logins\`;`)
  await db.run(sql`DROP TABLE \`staff_links\`;`)
  await db.run(sql`DROP INDEX \`staff_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`reset_password_token\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`reset_password_expiration\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`salt\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`hash\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`invited_at\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`last_login\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`password_hash\`;`)
}
