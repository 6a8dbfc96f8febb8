import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`priced_documents\` (
  	\`kind\` text NOT NULL,
  	\`id\` integer NOT NULL,
  	\`culture\` text NOT NULL,
  	\`draft\` integer NOT NULL,
  	\`keys\` text NOT NULL,
  	PRIMARY KEY(\`kind\`, \`id\`, \`culture\`, \`draft\`)
  );
  `)
  await db.run(sql`CREATE TABLE \`prices_in_texts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`prices_in_texts_order_idx\` ON \`prices_in_texts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`prices_in_texts_parent_id_idx\` ON \`prices_in_texts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`prices_in_texts_locale_idx\` ON \`prices_in_texts\` (\`_locale\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`priced_documents\`;`)
  await db.run(sql`DROP TABLE \`prices_in_texts\`;`)
}
