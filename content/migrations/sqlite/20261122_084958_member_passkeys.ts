import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`member_challenges\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`expires\` text NOT NULL
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`member_passkeys\`;`)
  await db.run(sql`DROP TABLE \`member_challenges\`;`)
}
