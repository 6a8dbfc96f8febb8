import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages" ADD COLUMN "privacy_notice" varchar;
  ALTER TABLE "sponsoring_messages" ADD COLUMN "privacy_notice" varchar;
  ALTER TABLE "event_sign_ups" ADD COLUMN "privacy_notice" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages" DROP COLUMN "privacy_notice";
  ALTER TABLE "sponsoring_messages" DROP COLUMN "privacy_notice";
  ALTER TABLE "event_sign_ups" DROP COLUMN "privacy_notice";`)
}
