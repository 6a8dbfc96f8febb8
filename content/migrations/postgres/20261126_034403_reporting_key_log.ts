import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "reporting_key_log" (
  	"log" integer NOT NULL,
  	"number" integer NOT NULL,
  	"statement" text NOT NULL,
  	"signature" text NOT NULL,
  	CONSTRAINT "reporting_key_log_log_number_pk" PRIMARY KEY("log","number")
  );
  
  ALTER TABLE "reporting_keys" ADD COLUMN "signing" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reporting_key_log" CASCADE;
  ALTER TABLE "reporting_keys" DROP COLUMN "signing";`)
}
