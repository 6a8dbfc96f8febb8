import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_locations_single_days_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri');
  CREATE TYPE "public"."enum_locations_equipment" AS ENUM('barrierFree', 'cardPayment', 'waitingRoom', 'wifi', 'highGate', 'chargingPoint', 'keyBox');
  CREATE TYPE "public"."enum_locations_busy_days" AS ENUM('monFri', 'sat');
  CREATE TYPE "public"."enum_locations_busy_part" AS ENUM('morning', 'noon', 'afternoon', 'evening');
  CREATE TYPE "public"."enum_locations_busy_level" AS ENUM('quiet', 'normal', 'busy');
  CREATE TABLE "locations_single_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_locations_single_days_day" DEFAULT 'mon' NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "locations_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "locations_equipment" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_locations_equipment",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "locations_busy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" "enum_locations_busy_days" DEFAULT 'monFri' NOT NULL,
  	"part" "enum_locations_busy_part" DEFAULT 'morning' NOT NULL,
  	"level" "enum_locations_busy_level" DEFAULT 'normal' NOT NULL
  );
  
  CREATE TABLE "locations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contact_persons_id" integer
  );
  
  ALTER TABLE "locations_single_days" ADD CONSTRAINT "locations_single_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_closures" ADD CONSTRAINT "locations_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_equipment" ADD CONSTRAINT "locations_equipment_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_busy" ADD CONSTRAINT "locations_busy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_contact_persons_fk" FOREIGN KEY ("contact_persons_id") REFERENCES "public"."contact_persons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "locations_single_days_order_idx" ON "locations_single_days" USING btree ("_order");
  CREATE INDEX "locations_single_days_parent_id_idx" ON "locations_single_days" USING btree ("_parent_id");
  CREATE INDEX "locations_closures_order_idx" ON "locations_closures" USING btree ("_order");
  CREATE INDEX "locations_closures_parent_id_idx" ON "locations_closures" USING btree ("_parent_id");
  CREATE INDEX "locations_equipment_order_idx" ON "locations_equipment" USING btree ("order");
  CREATE INDEX "locations_equipment_parent_idx" ON "locations_equipment" USING btree ("parent_id");
  CREATE INDEX "locations_busy_order_idx" ON "locations_busy" USING btree ("_order");
  CREATE INDEX "locations_busy_parent_id_idx" ON "locations_busy" USING btree ("_parent_id");
  CREATE INDEX "locations_rels_order_idx" ON "locations_rels" USING btree ("order");
  CREATE INDEX "locations_rels_parent_idx" ON "locations_rels" USING btree ("parent_id");
  CREATE INDEX "locations_rels_path_idx" ON "locations_rels" USING btree ("path");
  CREATE INDEX "locations_rels_contact_persons_id_idx" ON "locations_rels" USING btree ("contact_persons_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "locations_single_days" CASCADE;
  DROP TABLE "locations_closures" CASCADE;
  DROP TABLE "locations_equipment" CASCADE;
  DROP TABLE "locations_busy" CASCADE;
  DROP TABLE "locations_rels" CASCADE;
  DROP TYPE "public"."enum_locations_single_days_day";
  DROP TYPE "public"."enum_locations_equipment";
  DROP TYPE "public"."enum_locations_busy_days";
  DROP TYPE "public"."enum_locations_busy_part";
  DROP TYPE "public"."enum_locations_busy_level";`)
}
