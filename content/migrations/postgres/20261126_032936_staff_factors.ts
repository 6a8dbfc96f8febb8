import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_logins_began_with" AS ENUM('code', 'recovery', 'passkey');
  CREATE TYPE "public"."enum_staff_door_factors_of" AS ENUM('roles', 'all', 'nobody');
  CREATE TABLE "staff_steps" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"staff" numeric NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff_codes" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"sealed" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"failures" numeric NOT NULL,
  	"wait_until" timestamp(3) with time zone,
  	"created" timestamp(3) with time zone NOT NULL,
  	"last_used" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_recovery_codes" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"code_hash" varchar NOT NULL
  );
  
  CREATE TABLE "staff_passkeys" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"name" varchar,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" varchar,
  	"created" timestamp(3) with time zone NOT NULL,
  	"last_used" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_challenges" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff_door" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"factors_of" "enum_staff_door_factors_of" DEFAULT 'roles' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "staff_logins" ADD COLUMN "began_with" "enum_staff_logins_began_with";
  ALTER TABLE "staff_logins" ADD COLUMN "passkey" varchar;
  CREATE UNIQUE INDEX "staff_steps_token_hash_idx" ON "staff_steps" USING btree ("token_hash");
  CREATE INDEX "staff_steps_staff_idx" ON "staff_steps" USING btree ("staff");
  CREATE UNIQUE INDEX "staff_codes_staff_idx" ON "staff_codes" USING btree ("staff");
  CREATE INDEX "staff_recovery_codes_staff_idx" ON "staff_recovery_codes" USING btree ("staff");
  CREATE UNIQUE INDEX "staff_recovery_codes_code_hash_idx" ON "staff_recovery_codes" USING btree ("code_hash");
  CREATE INDEX "staff_passkeys_staff_idx" ON "staff_passkeys" USING btree ("staff");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_steps" CASCADE;
  DROP TABLE "staff_codes" CASCADE;
  DROP TABLE "staff_recovery_codes" CASCADE;
  DROP TABLE "staff_passkeys" CASCADE;
  DROP TABLE "staff_challenges" CASCADE;
  DROP TABLE "staff_door" CASCADE;
  ALTER TABLE "staff_logins" DROP COLUMN "began_with";
  ALTER TABLE "staff_logins" DROP COLUMN "passkey";
  DROP TYPE "public"."enum_staff_logins_began_with";
  DROP TYPE "public"."enum_staff_door_factors_of";`)
}
