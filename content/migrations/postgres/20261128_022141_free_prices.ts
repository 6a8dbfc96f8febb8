import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "priced_documents" (
  	"kind" text NOT NULL,
  	"id" integer NOT NULL,
  	"culture" text NOT NULL,
  	"draft" boolean NOT NULL,
  	"keys" jsonb NOT NULL,
  	CONSTRAINT "priced_documents_kind_id_culture_draft_pk" PRIMARY KEY("kind","id","culture","draft")
  );
  
  CREATE TABLE "prices_in_texts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"amount" numeric NOT NULL
  );
  
  ALTER TABLE "prices_in_texts" ADD CONSTRAINT "prices_in_texts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "prices_in_texts_order_idx" ON "prices_in_texts" USING btree ("_order");
  CREATE INDEX "prices_in_texts_parent_id_idx" ON "prices_in_texts" USING btree ("_parent_id");
  CREATE INDEX "prices_in_texts_locale_idx" ON "prices_in_texts" USING btree ("_locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "priced_documents" CASCADE;
  DROP TABLE "prices_in_texts" CASCADE;`)
}
