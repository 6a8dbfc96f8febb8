import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_prices_prices_key" AS ENUM('oilChange', 'filter', 'gearbox', 'transporter', 'airConditioning');
  CREATE TABLE "prices_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_prices_prices_key" DEFAULT 'oilChange' NOT NULL,
  	"from" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"unit" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "prices_prices" ADD CONSTRAINT "prices_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "prices_prices_order_idx" ON "prices_prices" USING btree ("_order");
  CREATE INDEX "prices_prices_parent_id_idx" ON "prices_prices" USING btree ("_parent_id");
  CREATE INDEX "prices_prices_locale_idx" ON "prices_prices" USING btree ("_locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "prices_prices" CASCADE;
  DROP TABLE "prices" CASCADE;
  DROP TYPE "public"."enum_prices_prices_key";`)
}
