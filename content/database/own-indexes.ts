interface RawIndex {
  name: string;
  /** Names of fields. */
  on: string[];
}

/**
 * Indexes that a collection cannot ask for, since one of them holds an id. They are what a member's library is counted
 * and listed by: each holds all that is asked, so that of 100,000 files no row is read but those that are shown.
 */
const ownIndexes: Record<string, RawIndex[]> = {
  portal_files: [
    { name: 'portal_files_state_category_idx', on: ['state', 'category'] },
    { name: 'portal_files_state_title_idx', on: ['state', 'title', 'id', 'category'] },
  ],
};

interface SchemaHook {
  adapter: { rawTables: Record<string, { indexes?: Record<string, RawIndex> }> };
}

/**
 * Adds them before an adapter makes its tables.
 * @param hook what `beforeSchemaInit` gets: the types of SQLite's keep silent about its adapter.
 */
export function addOwnIndexes(hook: object): void {
  const { rawTables } = (hook as SchemaHook).adapter;
  for (const [name, indexes] of Object.entries(ownIndexes)) {
    const table = rawTables[name];
    if (!table) throw new Error(`there is no table ${name}`);
    for (const index of indexes) table.indexes = { ...table.indexes, [index.name]: index };
  }
}
