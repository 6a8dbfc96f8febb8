import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "member_passkeys" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member" varchar NOT NULL,
  	"name" varchar,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" varchar,
  	"created" timestamp(3) with time zone NOT NULL,
  	"last_used" timestamp(3) with time zone
  );
  
  CREATE TABLE "member_challenges" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE INDEX "member_passkeys_member_idx" ON "member_passkeys" USING btree ("member");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "member_passkeys" CASCADE;
  DROP TABLE "member_challenges" CASCADE;`)
}
