import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`published_documents\` (
  	\`kind\` text NOT NULL,
  	\`id\` integer NOT NULL,
  	\`culture\` text NOT NULL,
  	\`shape\` integer NOT NULL,
  	\`revision\` integer NOT NULL,
  	\`json\` text,
  	PRIMARY KEY(\`kind\`, \`id\`, \`culture\`, \`shape\`)
  );
  `)
  await db.run(sql`CREATE INDEX \`published_documents_revision_idx\` ON \`published_documents\` (\`revision\`);`)
  await db.run(sql`CREATE TABLE \`draft_documents\` (
  	\`kind\` text NOT NULL,
  	\`id\` integer NOT NULL,
  	\`culture\` text NOT NULL,
  	\`shape\` integer NOT NULL,
  	\`json\` text NOT NULL,
  	PRIMARY KEY(\`kind\`, \`id\`, \`culture\`, \`shape\`)
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`published_documents\`;`)
  await db.run(sql`DROP TABLE \`draft_documents\`;`)
}
