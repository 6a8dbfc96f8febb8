import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "companies" ADD COLUMN "contact_id" integer;
  ALTER TABLE "companies" ADD CONSTRAINT "companies_contact_id_contact_persons_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_persons"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE INDEX "companies_contact_idx" ON "companies" USING btree ("contact_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "companies" DROP CONSTRAINT "companies_contact_id_contact_persons_id_fk";
  
  DROP INDEX "contact_messages_email_idx";
  DROP INDEX "companies_contact_idx";
  ALTER TABLE "companies" DROP COLUMN "contact_id";`)
}
