import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_language" AS ENUM('de', 'pl', 'en');
  CREATE TYPE "public"."enum_staff_state" AS ENUM('invited', 'active', 'deactivated');
  CREATE TYPE "public"."enum_staff_links_purpose" AS ENUM('reset', 'invite');
  CREATE TABLE "staff_logins" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"staff" numeric NOT NULL,
  	"begun" timestamp(3) with time zone NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL,
  	"device" varchar
  );
  
  CREATE TABLE "staff_links" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"staff" numeric NOT NULL,
  	"purpose" "enum_staff_links_purpose" NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "staff_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_sessions" CASCADE;
  ALTER TABLE "staff" ADD COLUMN "language" "enum_staff_language" DEFAULT 'de' NOT NULL;
  ALTER TABLE "staff" ADD COLUMN "state" "enum_staff_state" DEFAULT 'invited' NOT NULL;
  ALTER TABLE "staff" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "last_login" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "password_hash" varchar;
  CREATE UNIQUE INDEX "staff_logins_token_hash_idx" ON "staff_logins" USING btree ("token_hash");
  CREATE INDEX "staff_logins_staff_idx" ON "staff_logins" USING btree ("staff");
  CREATE UNIQUE INDEX "staff_links_token_hash_idx" ON "staff_links" USING btree ("token_hash");
  CREATE INDEX "staff_links_staff_idx" ON "staff_links" USING btree ("staff");
  CREATE INDEX "staff_state_idx" ON "staff" USING btree ("state");
  ALTER TABLE "staff" DROP COLUMN "reset_password_token";
  ALTER TABLE "staff" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "staff" DROP COLUMN "salt";
  ALTER TABLE "staff" DROP COLUMN "hash";
  ALTER TABLE "staff" DROP COLUMN "login_attempts";
  ALTER TABLE "staff" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "staff_logins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_logins" CASCADE;
  DROP TABLE "staff_links" CASCADE;
  DROP INDEX "staff_state_idx";
  ALTER TABLE "staff" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "staff" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "salt" varchar;
  ALTER TABLE "staff" ADD COLUMN "hash" varchar;
  ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  ALTER TABLE "staff" DROP COLUMN "language";
  ALTER TABLE "staff" DROP COLUMN "state";
  ALTER TABLE "staff" DROP COLUMN "invited_at";
  ALTER TABLE "staff" DROP COLUMN "last_login";
  ALTER TABLE "staff" DROP COLUMN "password_hash";
  DROP TYPE "public"."enum_staff_language";
  DROP TYPE "public"."enum_staff_state";
  DROP TYPE "public"."enum_staff_links_purpose";`)
}
