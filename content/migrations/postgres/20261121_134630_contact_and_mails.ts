import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'inWork', 'done', 'spam');
  CREATE TYPE "public"."enum_contact_messages_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'dead');
  CREATE TABLE "contact_messages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"culture_name" "enum_contact_messages_culture_name" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"title" varchar,
  	"company" varchar,
  	"country" varchar,
  	"contact_department" varchar,
  	"category" varchar,
  	"subject" varchar,
  	"message" varchar,
  	"umbraco_node_i_d" numeric,
  	"notes" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"to" varchar,
  	"reply_to" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"html" varchar,
  	"attachments" jsonb,
  	"message_id" varchar,
  	"reference" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "captchas" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "contact_messages_reference_idx" ON "contact_messages" USING btree ("reference");
  CREATE INDEX "contact_messages_culture_name_idx" ON "contact_messages" USING btree ("culture_name");
  CREATE UNIQUE INDEX "contact_messages_idempotency_key_idx" ON "contact_messages" USING btree ("idempotency_key");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_reference_idx" ON "mails" USING btree ("reference");
  CREATE INDEX "mails_next_attempt_idx" ON "mails" USING btree ("next_attempt");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "captchas_expires_idx" ON "captchas" USING btree ("expires");
  CREATE INDEX "captchas_updated_at_idx" ON "captchas" USING btree ("updated_at");
  CREATE INDEX "captchas_created_at_idx" ON "captchas" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "captchas" CASCADE;
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_contact_messages_culture_name";
  DROP TYPE "public"."enum_mails_state";`)
}
