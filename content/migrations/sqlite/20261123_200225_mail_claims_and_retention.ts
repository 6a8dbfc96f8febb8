import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mails\` ADD \`password_of\` text;`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`held_back_at\` text;`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`held_back_reason\` text;`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`allowed\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`password_of\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`held_back_at\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`held_back_reason\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`allowed\`;`)
}
