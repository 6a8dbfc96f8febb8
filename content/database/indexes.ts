interface RawIndex {
  name: string;
  /** Names of fields. */
  on: string[];
}

/**
 * Indexes that a collection cannot ask for. A member's library is counted and listed by those of the files: they hold all that is
 * asked, so that of 100,000 files no row is read but those that are shown. The tree of pages is read by that of their texts: title and
 * address stand before what is long in them.
 */
const extraIndexes: Record<string, RawIndex[]> = {
  portal_files: [
    { name: 'portal_files_state_category_idx', on: ['state', 'category'] },
    { name: 'portal_files_state_title_idx', on: ['state', 'title', 'id', 'category'] },
  ],
  pages: [{ name: 'pages_tree_idx', on: ['_status', 'country'] }],
};

/**
 * Texts are looked up by what they belong to, in all languages at once, but Payload's index of them begins with the language: every
 * document that is read would read through the texts of all.
 */
const textsIndex = '_localeParent';

/** The words of the audit log outlive the lists that they are chosen from: on PostgreSQL, too, they are text, and a new one needs no migration. */
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
 * Adds them before an adapter makes its tables.
 * @param hook what `beforeSchemaInit` gets: the types of SQLite's keep silent about its adapter.
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
      const found = rawTables[name]?.columns[column];
      if (!found) throw new Error(`there is no column ${column} of ${name}`);
      found.type = 'varchar';
    }
  for (const { indexes = {} } of Object.values(rawTables)) {
    const texts = indexes[textsIndex];
    if (texts) texts.on = ['_parentID', '_locale'];
  }
}
