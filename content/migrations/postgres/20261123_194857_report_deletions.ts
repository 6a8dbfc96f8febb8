import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_report_deletions_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TABLE "report_deletions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"case" varchar NOT NULL,
  	"culture_name" "enum_report_deletions_culture_name" NOT NULL,
  	"day" varchar NOT NULL,
  	"deleted_on" varchar NOT NULL,
  	"marked_by" varchar NOT NULL,
  	"deleted_by" varchar NOT NULL
  );
  
  ALTER TABLE "reports" ADD COLUMN "spam_on" varchar;
  ALTER TABLE "reports" ADD COLUMN "spam_by_id" integer;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_spam_by_id_staff_id_fk" FOREIGN KEY ("spam_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reports_spam_by_idx" ON "reports" USING btree ("spam_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "report_deletions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "report_deletions" CASCADE;
  ALTER TABLE "reports" DROP CONSTRAINT "reports_spam_by_id_staff_id_fk";
  
  DROP INDEX "reports_spam_by_idx";
  ALTER TABLE "reports" DROP COLUMN "spam_on";
  ALTER TABLE "reports" DROP COLUMN "spam_by_id";
  DROP TYPE "public"."enum_report_deletions_culture_name";`)
}
