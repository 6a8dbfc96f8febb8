import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_steps\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_steps_token_hash_idx\` ON \`staff_steps\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`staff_steps_staff_idx\` ON \`staff_steps\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`staff_codes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`failures\` numeric NOT NULL,
  	\`wait_until\` text,
  	\`created\` text NOT NULL,
  	\`last_used\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_codes_staff_idx\` ON \`staff_codes\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`staff_recovery_codes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`code_hash\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_recovery_codes_staff_idx\` ON \`staff_recovery_codes\` (\`staff\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_recovery_codes_code_hash_idx\` ON \`staff_recovery_codes\` (\`code_hash\`);`)
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
  await db.run(sql`CREATE TABLE \`staff_challenges\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`staff_door\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`factors_of\` text DEFAULT 'roles' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`staff_logins\` ADD \`began_with\` text;`)
  await db.run(sql`ALTER TABLE \`staff_logins\` ADD \`passkey\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`staff_steps\`;`)
  await db.run(sql`DROP TABLE \`staff_codes\`;`)
  await db.run(sql`DROP TABLE \`staff_recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`staff_passkeys\`;`)
  await db.run(sql`DROP TABLE \`staff_challenges\`;`)
  await db.run(sql`DROP TABLE \`staff_door\`;`)
  await db.run(sql`ALTER TABLE \`staff_logins\` DROP COLUMN \`began_with\`;`)
  await db.run(sql`ALTER TABLE \`staff_logins\` DROP COLUMN \`passkey\`;`)
}
