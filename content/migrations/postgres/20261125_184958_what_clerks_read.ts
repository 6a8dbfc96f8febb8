import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { whatClerksRead } from '../what-clerks-read.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_inbox" AS ENUM('contact-messages', 'sponsoring-messages', 'event-sign-ups');
  CREATE TYPE "public"."enum_mails_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_staff_countries" AS ENUM('de', 'pl');
  CREATE TABLE "staff_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"departments_id" integer
  );
  
  ALTER TABLE "contact_messages" ADD COLUMN "department" numeric;
  ALTER TABLE "mails" ADD COLUMN "inbox" "enum_mails_inbox";
  ALTER TABLE "mails" ADD COLUMN "culture_name" "enum_mails_culture_name";
  ALTER TABLE "mails" ADD COLUMN "department" numeric;
  ALTER TABLE "staff" ADD COLUMN "other_messages" boolean DEFAULT false;
  ALTER TABLE "staff_countries" ADD CONSTRAINT "staff_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_countries_order_idx" ON "staff_countries" USING btree ("order");
  CREATE INDEX "staff_countries_parent_idx" ON "staff_countries" USING btree ("parent_id");
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_departments_id_idx" ON "staff_rels" USING btree ("departments_id");
  CREATE INDEX "contact_messages_department_idx" ON "contact_messages" USING btree ("department");`)
  for (const statement of whatClerksRead) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_countries" CASCADE;
  DROP TABLE "staff_rels" CASCADE;
  DROP INDEX "contact_messages_department_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "department";
  ALTER TABLE "mails" DROP COLUMN "inbox";
  ALTER TABLE "mails" DROP COLUMN "culture_name";
  ALTER TABLE "mails" DROP COLUMN "department";
  ALTER TABLE "staff" DROP COLUMN "other_messages";
  DROP TYPE "public"."enum_mails_inbox";
  DROP TYPE "public"."enum_mails_culture_name";
  DROP TYPE "public"."enum_staff_countries";`)
}
