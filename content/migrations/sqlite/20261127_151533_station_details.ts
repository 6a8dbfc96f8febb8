import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`locations_single_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text DEFAULT 'mon' NOT NULL,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_single_days_order_idx\` ON \`locations_single_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_single_days_parent_id_idx\` ON \`locations_single_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_closures_order_idx\` ON \`locations_closures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_closures_parent_id_idx\` ON \`locations_closures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_equipment\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_equipment_order_idx\` ON \`locations_equipment\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`locations_equipment_parent_idx\` ON \`locations_equipment\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_busy\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`days\` text DEFAULT 'monFri' NOT NULL,
  	\`part\` text DEFAULT 'morning' NOT NULL,
  	\`level\` text DEFAULT 'normal' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_busy_order_idx\` ON \`locations_busy\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_busy_parent_id_idx\` ON \`locations_busy\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_persons_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_persons_id\`) REFERENCES \`contact_persons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_rels_order_idx\` ON \`locations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_parent_idx\` ON \`locations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_path_idx\` ON \`locations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`locations_rels_contact_persons_id_idx\` ON \`locations_rels\` (\`contact_persons_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`locations_single_days\`;`)
  await db.run(sql`DROP TABLE \`locations_closures\`;`)
  await db.run(sql`DROP TABLE \`locations_equipment\`;`)
  await db.run(sql`DROP TABLE \`locations_busy\`;`)
  await db.run(sql`DROP TABLE \`locations_rels\`;`)
}
