import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { whatClerksRead } from '../what-clerks-read.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_countries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_countries_order_idx\` ON \`staff_countries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_countries_parent_idx\` ON \`staff_countries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`departments_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`departments_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_rels_order_idx\` ON \`staff_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_parent_idx\` ON \`staff_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_path_idx\` ON \`staff_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_departments_id_idx\` ON \`staff_rels\` (\`departments_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`department\` numeric;`)
  await db.run(sql`CREATE INDEX \`contact_messages_department_idx\` ON \`contact_messages\` (\`department\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`inbox\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`culture_name\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`department\` numeric;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`other_messages\` integer DEFAULT false;`)
  for (const statement of whatClerksRead) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`staff_countries\`;`)
  await db.run(sql`DROP TABLE \`staff_rels\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_department_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`department\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`inbox\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`culture_name\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`department\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`other_messages\`;`)
}
