import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`privacy_notice\` text;`)
  await db.run(sql`ALTER TABLE \`sponsoring_messages\` ADD \`privacy_notice\` text;`)
  await db.run(sql`ALTER TABLE \`event_sign_ups\` ADD \`privacy_notice\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`privacy_notice\`;`)
  await db.run(sql`ALTER TABLE \`sponsoring_messages\` DROP COLUMN \`privacy_notice\`;`)
  await db.run(sql`ALTER TABLE \`event_sign_ups\` DROP COLUMN \`privacy_notice\`;`)
}
