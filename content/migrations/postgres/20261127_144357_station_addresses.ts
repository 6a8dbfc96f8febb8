import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_redirects_kind" ADD VALUE 'locations' BEFORE 'url';
  ALTER TABLE "locations" ADD COLUMN "slug" varchar;
  ALTER TABLE "redirects" ADD COLUMN "locations_id" integer;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_locations_id_locations_id_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "locations_slug_idx" ON "locations" USING btree ("slug");
  CREATE INDEX "redirects_locations_idx" ON "redirects" USING btree ("locations_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DROP CONSTRAINT "redirects_locations_id_locations_id_fk";
  
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_redirects_kind";
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('page', 'news', 'events', 'url');
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DEFAULT 'page'::"public"."enum_redirects_kind";
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_redirects_kind" USING "kind"::"public"."enum_redirects_kind";
  DROP INDEX "locations_slug_idx";
  DROP INDEX "redirects_locations_idx";
  ALTER TABLE "locations" DROP COLUMN "slug";
  ALTER TABLE "redirects" DROP COLUMN "locations_id";`)
}
