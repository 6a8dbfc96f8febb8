import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`portal_files_state_category_idx\` ON \`portal_files\` (\`state\`,\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`portal_files_state_title_idx\` ON \`portal_files\` (\`state\`,\`title\`,\`id\`,\`category_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`portal_files_state_category_idx\`;`)
  await db.run(sql`DROP INDEX \`portal_files_state_title_idx\`;`)
}
