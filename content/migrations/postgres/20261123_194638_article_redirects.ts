import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_redirects_kind" ADD VALUE 'news' BEFORE 'url';
  ALTER TYPE "public"."enum_redirects_kind" ADD VALUE 'events' BEFORE 'url';
  ALTER TABLE "redirects" ADD COLUMN "news_id" integer;
  ALTER TABLE "redirects" ADD COLUMN "events_id" integer;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_events_id_events_id_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "redirects_news_idx" ON "redirects" USING btree ("news_id");
  CREATE INDEX "redirects_events_idx" ON "redirects" USING btree ("events_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DROP CONSTRAINT "redirects_news_id_news_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_events_id_events_id_fk";
  
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_redirects_kind";
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('page', 'url');
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DEFAULT 'page'::"public"."enum_redirects_kind";
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_redirects_kind" USING "kind"::"public"."enum_redirects_kind";
  DROP INDEX "redirects_news_idx";
  DROP INDEX "redirects_events_idx";
  ALTER TABLE "redirects" DROP COLUMN "news_id";
  ALTER TABLE "redirects" DROP COLUMN "events_id";`)
}
