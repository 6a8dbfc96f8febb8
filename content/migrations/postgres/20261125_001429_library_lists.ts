import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "portal_files_state_category_idx" ON "portal_files" USING btree ("state","category_id");
  CREATE INDEX "portal_files_state_title_idx" ON "portal_files" USING btree ("state","title","id","category_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "portal_files_state_category_idx";
  DROP INDEX "portal_files_state_title_idx";`)
}
