type Dialect = 'postgres' | 'sqlite';

/** The tables of what visitors see, and of drafts. */
const documents = [
  `CREATE TABLE published_documents (
     kind text NOT NULL, id integer NOT NULL, culture text NOT NULL, shape integer NOT NULL, revision integer NOT NULL, json text,
     CONSTRAINT published_documents_kind_id_culture_shape_pk PRIMARY KEY (kind, id, culture, shape))`,
  'CREATE INDEX published_documents_revision_idx ON published_documents (revision)',
  `CREATE TABLE draft_documents (
     kind text NOT NULL, id integer NOT NULL, culture text NOT NULL, shape integer NOT NULL, json text NOT NULL,
     CONSTRAINT draft_documents_kind_id_culture_shape_pk PRIMARY KEY (kind, id, culture, shape))`,
];

/** What a member's library is counted and listed by. */
const libraryLists = [
  'CREATE INDEX portal_files_state_category_idx ON portal_files (state, category_id)',
  'CREATE INDEX portal_files_state_title_idx ON portal_files (state, title, id, category_id)',
];

/** What texts are looked up by, and the tree of pages is read from. */
const texts = [
  ...[
    ...['pages', 'news', 'events'].flatMap((name) => [name, `_${name}_v`]),
    ...['header', 'footer', 'settings', 'location_categories'],
  ].flatMap((name) => [
    `DROP INDEX ${name}_locales_locale_parent_id_unique`,
    `CREATE UNIQUE INDEX ${name}_locales_locale_parent_id_unique ON ${name}_locales (_parent_id, _locale)`,
  ]),
  'CREATE INDEX pages_locales_tree_idx ON pages_locales (_status, _locale, _parent_id)',
];

/**
 * A column of SQLite's whose reference says what a deletion does, as PostgreSQL's does: those that were added to a table later did not.
 * The table is not made anew for it: dropping the old one would delete whatever belongs to its rows.
 */
function deleting(action: string, table: string, column: string, target: string, index: string) {
  return [
    `ALTER TABLE ${table} ADD COLUMN new_${column} integer REFERENCES ${target}(id) ON DELETE ${action}`,
    `UPDATE ${table} SET new_${column} = ${column}`,
    `DROP INDEX ${index}`,
    `ALTER TABLE ${table} DROP COLUMN ${column}`,
    `ALTER TABLE ${table} RENAME COLUMN new_${column} TO ${column}`,
    `CREATE INDEX ${index} ON ${table} (${column})`,
  ];
}

const locks = 'payload_locked_documents_rels';
const lockable = [
  'companies',
  'contact_persons',
  'departments',
  'events',
  'file_categories',
  'news',
  'portal_files',
  'social_posts',
];

const deletions = [
  ...['events_page', 'news_page', 'privacy_page', 'search_page'].flatMap((page) =>
    deleting('SET NULL', 'settings', `${page}_id`, 'pages', `settings_${page}_idx`),
  ),
  ...lockable.flatMap((target) =>
    deleting('CASCADE', locks, `${target}_id`, target, `${locks}_${target}_id_idx`),
  ),
];

/**
 * What makes the schema of the first release.
 * @param hasDocuments whether the database is one of the version that made the documents.
 */
export const statementsOf = (dialect: Dialect, hasDocuments: boolean): string[] => [
  ...(hasDocuments ? [] : [...documents, ...libraryLists]),
  ...texts,
  ...(dialect === 'sqlite' ? deletions : []),
];
