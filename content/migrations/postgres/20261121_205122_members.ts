import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_companies_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_members_state" AS ENUM('requested', 'invited', 'active', 'disabled');
  CREATE TYPE "public"."enum_members_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_member_tokens_purpose" AS ENUM('reset', 'invite');
  CREATE TABLE "companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"country" "enum_companies_country" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "members" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_members_state" DEFAULT 'invited' NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"company_id" integer,
  	"requested_company" varchar,
  	"culture_name" "enum_members_culture_name" DEFAULT 'de-DE' NOT NULL,
  	"requested_at" timestamp(3) with time zone,
  	"invited_at" timestamp(3) with time zone,
  	"last_login" timestamp(3) with time zone,
  	"password_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_sessions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"member" varchar NOT NULL,
  	"begun" timestamp(3) with time zone NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL,
  	"device" varchar
  );
  
  CREATE TABLE "member_tokens" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"member" varchar NOT NULL,
  	"purpose" "enum_member_tokens_purpose" NOT NULL,
  	"made" timestamp(3) with time zone NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "companies_id" integer;
  ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "companies_name_idx" ON "companies" USING btree ("name");
  CREATE INDEX "companies_country_idx" ON "companies" USING btree ("country");
  CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
  CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
  CREATE INDEX "members_state_idx" ON "members" USING btree ("state");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_company_idx" ON "members" USING btree ("company_id");
  CREATE INDEX "members_culture_name_idx" ON "members" USING btree ("culture_name");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_sessions_token_hash_idx" ON "member_sessions" USING btree ("token_hash");
  CREATE INDEX "member_sessions_member_idx" ON "member_sessions" USING btree ("member");
  CREATE UNIQUE INDEX "member_tokens_token_hash_idx" ON "member_tokens" USING btree ("token_hash");
  CREATE INDEX "member_tokens_member_idx" ON "member_tokens" USING btree ("member");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "companies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_tokens" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "companies" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "member_sessions" CASCADE;
  DROP TABLE "member_tokens" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_companies_fk";
  
  DROP INDEX "payload_locked_documents_rels_companies_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "companies_id";
  DROP TYPE "public"."enum_companies_country";
  DROP TYPE "public"."enum_members_state";
  DROP TYPE "public"."enum_members_culture_name";
  DROP TYPE "public"."enum_member_tokens_purpose";`)
}
