import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_file_categories_culture" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_portal_files_state" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_portal_uploads_preparation" AS ENUM('waiting', 'done', 'failed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'prepareUpload' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'prepareUpload' BEFORE 'schedulePublish';
  CREATE TABLE "companies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"file_categories_id" integer
  );
  
  CREATE TABLE "file_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"culture" "enum_file_categories_culture" DEFAULT 'de-DE' NOT NULL,
  	"parent_id" integer,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portal_files_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"upload_id" integer,
  	"version" varchar,
  	"date" timestamp(3) with time zone,
  	"replaced_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "portal_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"category_id" integer NOT NULL,
  	"file_id" integer,
  	"print_file_id" integer,
  	"external_link" varchar,
  	"state" "enum_portal_files_state" DEFAULT 'draft' NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"version" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portal_uploads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"sha256" varchar,
  	"pages" numeric,
  	"preparation" "enum_portal_uploads_preparation" DEFAULT 'waiting' NOT NULL,
  	"thumbnail" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "file_downloads" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member" varchar NOT NULL,
  	"file" numeric NOT NULL,
  	"upload" numeric NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "file_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "portal_files_id" integer;
  ALTER TABLE "companies_rels" ADD CONSTRAINT "companies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "companies_rels" ADD CONSTRAINT "companies_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_categories" ADD CONSTRAINT "file_categories_parent_id_file_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portal_files_history" ADD CONSTRAINT "portal_files_history_upload_id_portal_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."portal_uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portal_files_history" ADD CONSTRAINT "portal_files_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portal_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portal_files" ADD CONSTRAINT "portal_files_category_id_file_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."file_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portal_files" ADD CONSTRAINT "portal_files_file_id_portal_uploads_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."portal_uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portal_files" ADD CONSTRAINT "portal_files_print_file_id_portal_uploads_id_fk" FOREIGN KEY ("print_file_id") REFERENCES "public"."portal_uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "companies_rels_order_idx" ON "companies_rels" USING btree ("order");
  CREATE INDEX "companies_rels_parent_idx" ON "companies_rels" USING btree ("parent_id");
  CREATE INDEX "companies_rels_path_idx" ON "companies_rels" USING btree ("path");
  CREATE INDEX "companies_rels_file_categories_id_idx" ON "companies_rels" USING btree ("file_categories_id");
  CREATE INDEX "file_categories_culture_idx" ON "file_categories" USING btree ("culture");
  CREATE INDEX "file_categories_parent_idx" ON "file_categories" USING btree ("parent_id");
  CREATE UNIQUE INDEX "file_categories_key_idx" ON "file_categories" USING btree ("key");
  CREATE INDEX "file_categories_updated_at_idx" ON "file_categories" USING btree ("updated_at");
  CREATE INDEX "file_categories_created_at_idx" ON "file_categories" USING btree ("created_at");
  CREATE INDEX "portal_files_history_order_idx" ON "portal_files_history" USING btree ("_order");
  CREATE INDEX "portal_files_history_parent_id_idx" ON "portal_files_history" USING btree ("_parent_id");
  CREATE INDEX "portal_files_history_upload_idx" ON "portal_files_history" USING btree ("upload_id");
  CREATE INDEX "portal_files_category_idx" ON "portal_files" USING btree ("category_id");
  CREATE INDEX "portal_files_file_idx" ON "portal_files" USING btree ("file_id");
  CREATE INDEX "portal_files_print_file_idx" ON "portal_files" USING btree ("print_file_id");
  CREATE INDEX "portal_files_state_idx" ON "portal_files" USING btree ("state");
  CREATE INDEX "portal_files_updated_at_idx" ON "portal_files" USING btree ("updated_at");
  CREATE INDEX "portal_files_created_at_idx" ON "portal_files" USING btree ("created_at");
  CREATE INDEX "portal_uploads_preparation_idx" ON "portal_uploads" USING btree ("preparation");
  CREATE INDEX "portal_uploads_updated_at_idx" ON "portal_uploads" USING btree ("updated_at");
  CREATE INDEX "portal_uploads_created_at_idx" ON "portal_uploads" USING btree ("created_at");
  CREATE UNIQUE INDEX "portal_uploads_filename_idx" ON "portal_uploads" USING btree ("filename");
  CREATE INDEX "file_downloads_member_idx" ON "file_downloads" USING btree ("member");
  CREATE INDEX "file_downloads_file_idx" ON "file_downloads" USING btree ("file");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portal_files_fk" FOREIGN KEY ("portal_files_id") REFERENCES "public"."portal_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_file_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("file_categories_id");
  CREATE INDEX "payload_locked_documents_rels_portal_files_id_idx" ON "payload_locked_documents_rels" USING btree ("portal_files_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "companies_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portal_files_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portal_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portal_uploads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_downloads" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "companies_rels" CASCADE;
  DROP TABLE "file_categories" CASCADE;
  DROP TABLE "portal_files_history" CASCADE;
  DROP TABLE "portal_files" CASCADE;
  DROP TABLE "portal_uploads" CASCADE;
  DROP TABLE "file_downloads" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_file_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_portal_files_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'refreshSocialFeeds', 'tendReports', 'tendInboxes', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'refreshSocialFeeds', 'tendReports', 'tendInboxes', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_file_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_portal_files_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "file_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "portal_files_id";
  DROP TYPE "public"."enum_file_categories_culture";
  DROP TYPE "public"."enum_portal_files_state";
  DROP TYPE "public"."enum_portal_uploads_preparation";`)
}
