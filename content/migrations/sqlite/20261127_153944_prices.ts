import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`prices_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text DEFAULT 'oilChange' NOT NULL,
  	\`from\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`unit\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`prices_prices_order_idx\` ON \`prices_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`prices_prices_parent_id_idx\` ON \`prices_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`prices_prices_locale_idx\` ON \`prices_prices\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`prices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`prices_prices\`;`)
  await db.run(sql`DROP TABLE \`prices\`;`)
}
