import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "counters" (
  	"id" text PRIMARY KEY NOT NULL,
  	"count" integer NOT NULL,
  	"ends" timestamp (3) with time zone NOT NULL
  );
  
  CREATE INDEX "counters_ends_idx" ON "counters" USING btree ("ends");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "counters" CASCADE;`)
}
