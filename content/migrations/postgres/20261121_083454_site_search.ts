import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "search_page_id" integer;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_search_page_id_pages_id_fk" FOREIGN KEY ("search_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "settings_search_page_idx" ON "settings" USING btree ("search_page_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP CONSTRAINT "settings_search_page_id_pages_id_fk";
  
  DROP INDEX "settings_search_page_idx";
  ALTER TABLE "settings" DROP COLUMN "search_page_id";`)
}
