import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"actor" numeric,
  	"actor_name" varchar,
  	"actor_role" varchar,
  	"action" varchar NOT NULL,
  	"kind" varchar,
  	"subject" varchar,
  	"title" varchar,
  	"changes" jsonb,
  	"previous" varchar NOT NULL,
  	"checksum" varchar NOT NULL
  );
  
  ALTER TABLE "retention" ADD COLUMN "audit_log" numeric DEFAULT 1095 NOT NULL;
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "retention" DROP COLUMN "audit_log";`)
}
