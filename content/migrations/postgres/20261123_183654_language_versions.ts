import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_changed_in" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_pages_change" AS ENUM('draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum__pages_v_version_changed_in" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum__pages_v_version_change" AS ENUM('draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum_news_changed_in" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_news_change" AS ENUM('draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum__news_v_version_changed_in" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum__news_v_version_change" AS ENUM('draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum_events_changed_in" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_events_change" AS ENUM('draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum__events_v_version_changed_in" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum__events_v_version_change" AS ENUM('draft', 'published', 'unpublished');
  ALTER TABLE "pages" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "changed_in" "enum_pages_changed_in";
  ALTER TABLE "pages" ADD COLUMN "change" "enum_pages_change";
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_in" "enum__pages_v_version_changed_in";
  ALTER TABLE "_pages_v" ADD COLUMN "version_change" "enum__pages_v_version_change";
  ALTER TABLE "news" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "news" ADD COLUMN "changed_in" "enum_news_changed_in";
  ALTER TABLE "news" ADD COLUMN "change" "enum_news_change";
  ALTER TABLE "_news_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_news_v" ADD COLUMN "version_changed_in" "enum__news_v_version_changed_in";
  ALTER TABLE "_news_v" ADD COLUMN "version_change" "enum__news_v_version_change";
  ALTER TABLE "events" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "events" ADD COLUMN "changed_in" "enum_events_changed_in";
  ALTER TABLE "events" ADD COLUMN "change" "enum_events_change";
  ALTER TABLE "_events_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_changed_in" "enum__events_v_version_changed_in";
  ALTER TABLE "_events_v" ADD COLUMN "version_change" "enum__events_v_version_change";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "pages" DROP COLUMN "changed_in";
  ALTER TABLE "pages" DROP COLUMN "change";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_in";
  ALTER TABLE "_pages_v" DROP COLUMN "version_change";
  ALTER TABLE "news" DROP COLUMN "changed_by";
  ALTER TABLE "news" DROP COLUMN "changed_in";
  ALTER TABLE "news" DROP COLUMN "change";
  ALTER TABLE "_news_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_news_v" DROP COLUMN "version_changed_in";
  ALTER TABLE "_news_v" DROP COLUMN "version_change";
  ALTER TABLE "events" DROP COLUMN "changed_by";
  ALTER TABLE "events" DROP COLUMN "changed_in";
  ALTER TABLE "events" DROP COLUMN "change";
  ALTER TABLE "_events_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_events_v" DROP COLUMN "version_changed_in";
  ALTER TABLE "_events_v" DROP COLUMN "version_change";
  DROP TYPE "public"."enum_pages_changed_in";
  DROP TYPE "public"."enum_pages_change";
  DROP TYPE "public"."enum__pages_v_version_changed_in";
  DROP TYPE "public"."enum__pages_v_version_change";
  DROP TYPE "public"."enum_news_changed_in";
  DROP TYPE "public"."enum_news_change";
  DROP TYPE "public"."enum__news_v_version_changed_in";
  DROP TYPE "public"."enum__news_v_version_change";
  DROP TYPE "public"."enum_events_changed_in";
  DROP TYPE "public"."enum_events_change";
  DROP TYPE "public"."enum__events_v_version_changed_in";
  DROP TYPE "public"."enum__events_v_version_change";`)
}
