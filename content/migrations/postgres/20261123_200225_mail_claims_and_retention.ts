import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_password_of" AS ENUM('member', 'staff');
  CREATE TYPE "public"."enum_retention_held_back_reason" AS ENUM('clocks', 'future', 'long', 'many');
  ALTER TABLE "mails" ADD COLUMN "password_of" "enum_mails_password_of";
  ALTER TABLE "retention" ADD COLUMN "held_back_at" timestamp(3) with time zone;
  ALTER TABLE "retention" ADD COLUMN "held_back_reason" "enum_retention_held_back_reason";
  ALTER TABLE "retention" ADD COLUMN "allowed" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" DROP COLUMN "password_of";
  ALTER TABLE "retention" DROP COLUMN "held_back_at";
  ALTER TABLE "retention" DROP COLUMN "held_back_reason";
  ALTER TABLE "retention" DROP COLUMN "allowed";
  DROP TYPE "public"."enum_mails_password_of";
  DROP TYPE "public"."enum_retention_held_back_reason";`)
}
