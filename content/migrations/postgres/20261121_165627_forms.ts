import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sponsoring_messages_selected_type_of_forms" AS ENUM('ongoingBusiness', 'project', 'individualActivity');
  CREATE TYPE "public"."enum_sponsoring_messages_status" AS ENUM('new', 'inWork', 'done', 'spam');
  CREATE TYPE "public"."enum_sponsoring_messages_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_sponsoring_messages_selected_type_of_counter_performance" AS ENUM('confirm', 'deny');
  CREATE TYPE "public"."enum_sponsoring_messages_selected_type_of_invoice" AS ENUM('confirm', 'deny');
  CREATE TYPE "public"."enum_event_sign_ups_status" AS ENUM('new', 'inWork', 'done', 'spam');
  CREATE TYPE "public"."enum_event_sign_ups_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_event_sign_ups_place" AS ENUM('confirmed', 'waiting', 'cancelled', 'repeated');
  CREATE TYPE "public"."enum_reports_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_report_messages_direction" AS ENUM('fromReporter', 'toReporter');
  CREATE TYPE "public"."enum_reporting_keys_kind" AS ENUM('handler', 'recovery');
  ALTER TYPE "public"."enum_departments_purpose" ADD VALUE 'sponsoring' BEFORE 'whistleblowing';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tendReports' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tendReports' BEFORE 'schedulePublish';
  CREATE TABLE "sponsoring_messages_selected_type_of_forms" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_sponsoring_messages_selected_type_of_forms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sponsoring_messages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_sponsoring_messages_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"culture_name" "enum_sponsoring_messages_culture_name" NOT NULL,
  	"association" varchar,
  	"org_nr" varchar,
  	"contact_person" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"goal" varchar,
  	"amount" varchar,
  	"time_period" varchar,
  	"levels" varchar,
  	"other_companies" varchar,
  	"how_will_you_show_sponsoring_collab" varchar,
  	"selected_type_of_counter_performance" "enum_sponsoring_messages_selected_type_of_counter_performance",
  	"counter_performance_contact_person_phone" varchar,
  	"selected_type_of_invoice" "enum_sponsoring_messages_selected_type_of_invoice",
  	"other" varchar,
  	"files" jsonb,
  	"umbraco_node_i_d" numeric,
  	"notes" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "attachments" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"submission" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"media_type" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_sign_ups" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_event_sign_ups_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"culture_name" "enum_event_sign_ups_culture_name" NOT NULL,
  	"event_id" integer NOT NULL,
  	"place" "enum_event_sign_ups_place" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"answered" varchar,
  	"notes" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"culture_name" "enum_reports_culture_name" NOT NULL,
  	"day" varchar NOT NULL,
  	"acknowledged_on" varchar,
  	"feedback_on" varchar,
  	"closed_on" varchar,
  	"lookup_hash" varchar NOT NULL,
  	"recipient" varchar NOT NULL
  );
  
  CREATE TABLE "report_messages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"report" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"direction" "enum_report_messages_direction" NOT NULL,
  	"day" varchar NOT NULL,
  	"sealed" varchar NOT NULL
  );
  
  CREATE TABLE "reporting_keys" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_reporting_keys_kind" NOT NULL,
  	"handler_id" integer,
  	"recipient" varchar NOT NULL,
  	"wrapped" varchar,
  	"made_on" varchar NOT NULL
  );
  
  ALTER TABLE "sponsoring_messages_selected_type_of_forms" ADD CONSTRAINT "sponsoring_messages_selected_type_of_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sponsoring_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sponsoring_messages" ADD CONSTRAINT "sponsoring_messages_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reporting_keys" ADD CONSTRAINT "reporting_keys_handler_id_staff_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sponsoring_messages_selected_type_of_forms_order_idx" ON "sponsoring_messages_selected_type_of_forms" USING btree ("order");
  CREATE INDEX "sponsoring_messages_selected_type_of_forms_parent_idx" ON "sponsoring_messages_selected_type_of_forms" USING btree ("parent_id");
  CREATE INDEX "sponsoring_messages_status_idx" ON "sponsoring_messages" USING btree ("status");
  CREATE INDEX "sponsoring_messages_assignee_idx" ON "sponsoring_messages" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "sponsoring_messages_reference_idx" ON "sponsoring_messages" USING btree ("reference");
  CREATE INDEX "sponsoring_messages_culture_name_idx" ON "sponsoring_messages" USING btree ("culture_name");
  CREATE UNIQUE INDEX "sponsoring_messages_idempotency_key_idx" ON "sponsoring_messages" USING btree ("idempotency_key");
  CREATE INDEX "sponsoring_messages_updated_at_idx" ON "sponsoring_messages" USING btree ("updated_at");
  CREATE INDEX "sponsoring_messages_created_at_idx" ON "sponsoring_messages" USING btree ("created_at");
  CREATE INDEX "attachments_submission_idx" ON "attachments" USING btree ("submission");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  CREATE INDEX "event_sign_ups_status_idx" ON "event_sign_ups" USING btree ("status");
  CREATE INDEX "event_sign_ups_assignee_idx" ON "event_sign_ups" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "event_sign_ups_reference_idx" ON "event_sign_ups" USING btree ("reference");
  CREATE INDEX "event_sign_ups_culture_name_idx" ON "event_sign_ups" USING btree ("culture_name");
  CREATE INDEX "event_sign_ups_event_idx" ON "event_sign_ups" USING btree ("event_id");
  CREATE INDEX "event_sign_ups_place_idx" ON "event_sign_ups" USING btree ("place");
  CREATE UNIQUE INDEX "event_sign_ups_idempotency_key_idx" ON "event_sign_ups" USING btree ("idempotency_key");
  CREATE INDEX "event_sign_ups_updated_at_idx" ON "event_sign_ups" USING btree ("updated_at");
  CREATE INDEX "event_sign_ups_created_at_idx" ON "event_sign_ups" USING btree ("created_at");
  CREATE UNIQUE INDEX "reports_lookup_hash_idx" ON "reports" USING btree ("lookup_hash");
  CREATE INDEX "report_messages_report_idx" ON "report_messages" USING btree ("report");
  CREATE INDEX "reporting_keys_handler_idx" ON "reporting_keys" USING btree ("handler_id");
  CREATE UNIQUE INDEX "reporting_keys_recipient_idx" ON "reporting_keys" USING btree ("recipient");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sponsoring_messages_selected_type_of_forms" CASCADE;
  DROP TABLE "sponsoring_messages" CASCADE;
  DROP TABLE "attachments" CASCADE;
  DROP TABLE "event_sign_ups" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "report_messages" CASCADE;
  DROP TABLE "reporting_keys" CASCADE;
  ALTER TABLE "departments" ALTER COLUMN "purpose" SET DATA TYPE text;
  ALTER TABLE "departments" ALTER COLUMN "purpose" SET DEFAULT 'contact'::text;
  DROP TYPE "public"."enum_departments_purpose";
  CREATE TYPE "public"."enum_departments_purpose" AS ENUM('contact', 'whistleblowing');
  ALTER TABLE "departments" ALTER COLUMN "purpose" SET DEFAULT 'contact'::"public"."enum_departments_purpose";
  ALTER TABLE "departments" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_departments_purpose" USING "purpose"::"public"."enum_departments_purpose";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'refreshSocialFeeds', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'refreshSocialFeeds', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_sponsoring_messages_selected_type_of_forms";
  DROP TYPE "public"."enum_sponsoring_messages_status";
  DROP TYPE "public"."enum_sponsoring_messages_culture_name";
  DROP TYPE "public"."enum_sponsoring_messages_selected_type_of_counter_performance";
  DROP TYPE "public"."enum_sponsoring_messages_selected_type_of_invoice";
  DROP TYPE "public"."enum_event_sign_ups_status";
  DROP TYPE "public"."enum_event_sign_ups_culture_name";
  DROP TYPE "public"."enum_event_sign_ups_place";
  DROP TYPE "public"."enum_reports_culture_name";
  DROP TYPE "public"."enum_report_messages_direction";
  DROP TYPE "public"."enum_reporting_keys_kind";`)
}
