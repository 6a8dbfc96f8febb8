import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reporting_key_log\` (
  	\`log\` integer NOT NULL,
  	\`number\` integer NOT NULL,
  	\`statement\` text NOT NULL,
  	\`signature\` text NOT NULL,
  	PRIMARY KEY(\`log\`, \`number\`)
  );
  `)
  await db.run(sql`ALTER TABLE \`reporting_keys\` ADD \`signing\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reporting_key_log\`;`)
  await db.run(sql`ALTER TABLE \`reporting_keys\` DROP COLUMN \`signing\`;`)
}
