import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What both languages of an event shared is written down for each: every language that was begun has a venue of its own.
// Who has signed up is in the list of the language they did it in, which their sign-up names already.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "events_start_idx";
  DROP INDEX "_events_v_version_version_start_idx";
  ALTER TABLE "events_locales" ADD COLUMN "start" timestamp(3) with time zone;
  ALTER TABLE "events_locales" ADD COLUMN "end" timestamp(3) with time zone;
  ALTER TABLE "events_locales" ADD COLUMN "capacity" numeric;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_start" timestamp(3) with time zone;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_end" timestamp(3) with time zone;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_capacity" numeric;
  ALTER TABLE "event_sign_ups" ADD COLUMN "repeats" varchar;
  ALTER TABLE "event_sign_ups" ADD COLUMN "shared_calendar_id" boolean;
  UPDATE "events_locales" SET "start" = "events"."start", "end" = "events"."end", "capacity" = "events"."capacity"
    FROM "events" WHERE "events"."id" = "events_locales"."_parent_id";
  UPDATE "_events_v_locales" SET "version_start" = "_events_v"."version_start", "version_end" = "_events_v"."version_end", "version_capacity" = "_events_v"."version_capacity"
    FROM "_events_v" WHERE "_events_v"."id" = "_events_v_locales"."_parent_id";
  UPDATE "event_sign_ups" SET "shared_calendar_id" = true;
  CREATE INDEX "events_start_idx" ON "events_locales" USING btree ("start","_locale");
  CREATE INDEX "_events_v_version_version_start_idx" ON "_events_v_locales" USING btree ("version_start","_locale");
  ALTER TABLE "events" DROP COLUMN "start";
  ALTER TABLE "events" DROP COLUMN "end";
  ALTER TABLE "events" DROP COLUMN "capacity";
  ALTER TABLE "_events_v" DROP COLUMN "version_start";
  ALTER TABLE "_events_v" DROP COLUMN "version_end";
  ALTER TABLE "_events_v" DROP COLUMN "version_capacity";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "events_start_idx";
  DROP INDEX "_events_v_version_version_start_idx";
  ALTER TABLE "events" ADD COLUMN "start" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "end" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "capacity" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_start" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_end" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_capacity" numeric;
  UPDATE "events" SET ("start", "end", "capacity") = (SELECT "start", "end", "capacity" FROM "events_locales"
    WHERE "_parent_id" = "events"."id" ORDER BY "start" IS NULL, "_locale" LIMIT 1);
  UPDATE "_events_v" SET ("version_start", "version_end", "version_capacity") = (SELECT "version_start", "version_end", "version_capacity" FROM "_events_v_locales"
    WHERE "_parent_id" = "_events_v"."id" ORDER BY "version_start" IS NULL, "_locale" LIMIT 1);
  CREATE INDEX "events_start_idx" ON "events" USING btree ("start");
  CREATE INDEX "_events_v_version_version_start_idx" ON "_events_v" USING btree ("version_start");
  ALTER TABLE "events_locales" DROP COLUMN "start";
  ALTER TABLE "events_locales" DROP COLUMN "end";
  ALTER TABLE "events_locales" DROP COLUMN "capacity";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_start";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_end";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_capacity";
  ALTER TABLE "event_sign_ups" DROP COLUMN "repeats";
  ALTER TABLE "event_sign_ups" DROP COLUMN "shared_calendar_id";`)
}
