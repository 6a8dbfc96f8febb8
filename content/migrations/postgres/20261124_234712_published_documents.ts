import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "published_documents" (
  	"kind" text NOT NULL,
  	"id" integer NOT NULL,
  	"culture" text NOT NULL,
  	"shape" integer NOT NULL,
  	"revision" integer NOT NULL,
  	"json" text,
  	CONSTRAINT "published_documents_kind_id_culture_shape_pk" PRIMARY KEY("kind","id","culture","shape")
  );
  
  CREATE TABLE "draft_documents" (
  	"kind" text NOT NULL,
  	"id" integer NOT NULL,
  	"culture" text NOT NULL,
  	"shape" integer NOT NULL,
  	"json" text NOT NULL,
  	CONSTRAINT "draft_documents_kind_id_culture_shape_pk" PRIMARY KEY("kind","id","culture","shape")
  );
  
  CREATE INDEX "published_documents_revision_idx" ON "published_documents" USING btree ("revision");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "published_documents" CASCADE;
  DROP TABLE "draft_documents" CASCADE;`)
}
