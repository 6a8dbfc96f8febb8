interface RawIndex {
  name: string;
  on: string[];
}

/**
 * Indexes that a collection cannot declare. The lists of the member's library use covering indexes on the files: of 100,000 files only the rows shown
 * are read. The page tree uses an index on the pages' texts, whose title and slug are stored before long columns.
 */
const extraIndexes: Record<string, RawIndex[]> = {
  portal_files: [
    { name: 'portal_files_state_category_idx', on: ['state', 'category'] },
    { name: 'portal_files_state_title_idx', on: ['state', 'title', 'id', 'category'] },
  ],
  pages: [{ name: 'pages_tree_idx', on: ['_status', 'country'] }],
};

/**
 * Localized texts are looked up by their parent in all languages, but Payload's index starts with the language: each lookup would scan the texts of
 * all documents.
 */
const localesParentIndex = '_localeParent';

/** Entries of the audit log outlive the options of their fields: these columns are text on PostgreSQL, too, and a new option needs no migration. */
const textColumns: Record<string, readonly string[]> = {
  audit_log: ['action', 'actorRole', 'kind'],
};

interface RawTable {
  columns: Record<string, { type: string } | undefined>;
  indexes?: Record<string, RawIndex>;
}

interface SchemaHook {
  adapter: { rawTables: Record<string, RawTable> };
}

/**
 * Adds the indexes before an adapter creates its tables.
 * @param hook the argument of `beforeSchemaInit`; SQLite's types do not declare its adapter.
 */
export function addIndexes(hook: object): void {
  const { rawTables } = (hook as SchemaHook).adapter;
  for (const [name, indexes] of Object.entries(extraIndexes)) {
    const table = rawTables[name];
    if (!table) throw new Error(`there is no table ${name}`);
    for (const index of indexes) table.indexes = { ...table.indexes, [index.name]: index };
  }
  for (const [name, columns] of Object.entries(textColumns))
    for (const column of columns) {
      const columnSchema = rawTables[name]?.columns[column];
      if (!columnSchema) throw new Error(`there is no column ${column} of ${name}`);
      columnSchema.type = 'varchar';
    }
  for (const { indexes = {} } of Object.values(rawTables)) {
    const index = indexes[localesParentIndex];
    if (index) index.on = ['_parentID', '_locale'];
  }
}
