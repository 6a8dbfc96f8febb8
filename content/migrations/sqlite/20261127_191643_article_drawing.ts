import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` ADD \`illustration\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`callout\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_illustration\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_callout\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`illustration\` text;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`callout\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_illustration\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_callout\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`illustration\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`callout\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_illustration\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_callout\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`illustration\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`callout\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_illustration\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_callout\`;`)
}
