import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "known_secrets" (
  	"name" text PRIMARY KEY NOT NULL,
  	"mark" text NOT NULL,
  	"since" timestamp (3) with time zone NOT NULL
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "known_secrets" CASCADE;`)
}
