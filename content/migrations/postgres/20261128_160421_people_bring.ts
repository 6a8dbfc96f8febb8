import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_requests" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar NOT NULL,
  	"culture_name" varchar NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "locations" ADD COLUMN "municipal_holidays_assumption" boolean DEFAULT false;
  ALTER TABLE "locations" ADD COLUMN "municipal_holidays_peace_festival" boolean DEFAULT false;
  ALTER TABLE "locations" ADD COLUMN "municipal_holidays_corpus_christi" boolean DEFAULT false;
  ALTER TABLE "mails" ADD COLUMN "in_reply_to" jsonb;
  ALTER TABLE "settings_locales" ADD COLUMN "synonyms" varchar;
  CREATE UNIQUE INDEX "account_requests_token_hash_idx" ON "account_requests" USING btree ("token_hash");
  CREATE INDEX "account_requests_email_idx" ON "account_requests" USING btree ("email");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_requests" CASCADE;
  ALTER TABLE "locations" DROP COLUMN "municipal_holidays_assumption";
  ALTER TABLE "locations" DROP COLUMN "municipal_holidays_peace_festival";
  ALTER TABLE "locations" DROP COLUMN "municipal_holidays_corpus_christi";
  ALTER TABLE "mails" DROP COLUMN "in_reply_to";
  ALTER TABLE "settings_locales" DROP COLUMN "synonyms";`)
}
