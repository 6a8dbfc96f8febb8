import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."illustration" AS ENUM('oil-change', 'filter', 'gearbox', 'fleet', 'dipstick', 'recycling', 'drip', 'viscosity', 'engine', 'lock-drop', 'station', 'workshop', 'products', 'sponsoring', 'letterbox', 'careers', 'calendar', 'news');
  ALTER TABLE "news" ADD COLUMN "illustration" "illustration";
  ALTER TABLE "news_locales" ADD COLUMN "callout" jsonb;
  ALTER TABLE "_news_v" ADD COLUMN "version_illustration" "illustration";
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_callout" jsonb;
  ALTER TABLE "events" ADD COLUMN "illustration" "illustration";
  ALTER TABLE "events_locales" ADD COLUMN "callout" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_illustration" "illustration";
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_callout" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" DROP COLUMN "illustration";
  ALTER TABLE "news_locales" DROP COLUMN "callout";
  ALTER TABLE "_news_v" DROP COLUMN "version_illustration";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_callout";
  ALTER TABLE "events" DROP COLUMN "illustration";
  ALTER TABLE "events_locales" DROP COLUMN "callout";
  ALTER TABLE "_events_v" DROP COLUMN "version_illustration";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_callout";
  DROP TYPE "public"."illustration";`)
}
