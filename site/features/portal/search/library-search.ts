import type { Content, IndexedFile } from '@oilway/content';
import type { Culture } from '@oilway/content/cultures.ts';
import type { Logger } from 'pino';
import { kindOf, kinds, printKey } from './filter-names.ts';

/** What a member looks for in the library. */
export interface Question {
  /** As typed: any string; more than 200 characters are refused before. */
  words: string;
  culture: Culture;
  /** Id of a category: it and all below it. Undefined: everything that the member may see in this culture. */
  category?: number;
  /** Keys of filters; those of one group widen, groups narrow. */
  filters: readonly string[];
  /** The last word is still being typed. */
  typing: boolean;
}

export interface Found {
  /** All that match, the best first; without words the newest first. */
  ids: readonly number[];
  /** Every filter that occurs among what words and category match, in a fixed order by group. */
  filters: readonly FoundFilter[];
}

export interface FoundFilter {
  key: string;
  group: 'kind' | 'print' | 'year';
  /** How many files it would leave, with what is chosen in the other groups. */
  count: number;
  chosen: boolean;
}

type Source = Pick<Content, 'libraryRevision' | 'indexMarks' | 'indexedFiles' | 'categoryParents'>;

/** One for the site's process; brought up to date by the library's revision. */
export class LibrarySearch {
  readonly #content: Source;
  readonly #log: Logger;
  #revision = -1;
  #marks = new Map<number, string>();
  #files = new Map<number, IndexedFile>();
  #parents = new Map<number, number | null>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #away = false;
  #polling: Promise<void> | undefined;

  constructor(content: Source, log: Logger) {
    this.#content = content;
    this.#log = log;
  }

  /** Looks for changes every `interval` ms until `stop`. */
  start(interval = 200): void {
    const again = async () => {
      await this.poll();
      if (!this.#stopped) this.#timer = setTimeout(again, interval);
    };
    void again();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  /** Looks for changes at once. While the database is away, what is known stays. */
  poll(): Promise<void> {
    this.#polling ??= this.#follow().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  async #follow(): Promise<void> {
    try {
      const revision = await this.#content.libraryRevision();
      if (revision !== this.#revision) {
        await this.#read();
        this.#revision = revision;
      }
      this.#away = false;
    } catch (error) {
      if (!this.#away) this.#log.error({ err: error }, 'the library cannot be read');
      this.#away = true;
    }
  }

  async #read(): Promise<void> {
    const marks = await this.#content.indexMarks();
    this.#parents = await this.#content.categoryParents();
    const changed = [...marks.keys()].filter((id) => marks.get(id) !== this.#marks.get(id));
    const read = new Map([...this.#files].filter(([id]) => marks.has(id)));
    for await (const files of this.#content.indexedFiles(changed))
      for (const file of files) read.set(file.id, file);
    this.#files = read;
    this.#marks = marks;
  }

  /** @param rights the categories that the member may see, from `content.libraryRights`. */
  async find(question: Question, rights: ReadonlySet<number>): Promise<Found> {
    if (this.#revision < 0) await this.poll();
    const { category, culture, filters, words } = question;
    const within = category === undefined ? undefined : this.#below(category);
    const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
    const matching = [...this.#files.values()]
      .filter((file) => file.culture === culture && rights.has(file.category))
      .filter((file) => within === undefined || within.has(file.category))
      .filter((file) => {
        const text = `${file.name} ${file.fileName} ${file.categoryTitle} ${file.text}`;
        return terms.every((term) => text.toLowerCase().includes(term));
      })
      .sort((one, other) => (one.date < other.date ? 1 : -1));
    const left = (except?: string) =>
      matching.filter((file) =>
        groups.every(({ group, keysOf }) => {
          const chosen = filters.filter((key) => groupOf(key) === group);
          const keys = keysOf(file);
          return (
            group === except || chosen.length === 0 || chosen.some((key) => keys.includes(key))
          );
        }),
      );
    return {
      ids: left().map(({ id }) => id),
      filters: groups.flatMap(({ group, keysOf }) => {
        const rest = left(group);
        return [...new Set(matching.flatMap(keysOf))].sort(inOrder).map((key) => ({
          key,
          group,
          count: rest.filter((file) => keysOf(file).includes(key)).length,
          chosen: filters.includes(key),
        }));
      }),
    };
  }

  #below(category: number): Set<number> {
    const found = new Set([category]);
    for (let size = 0; size < found.size; ) {
      size = found.size;
      for (const [id, parent] of this.#parents) if (found.has(parent ?? -1)) found.add(id);
    }
    return found;
  }
}

const groups: { group: FoundFilter['group']; keysOf: (file: IndexedFile) => string[] }[] = [
  { group: 'kind', keysOf: (file) => [kindOf(file)] },
  { group: 'print', keysOf: ({ hasPrintFile }) => (hasPrintFile ? [printKey] : []) },
  { group: 'year', keysOf: ({ date }) => [date.slice(0, 4)] },
];

const groupOf = (key: string): FoundFilter['group'] =>
  key === printKey ? 'print' : /^\d+$/.test(key) ? 'year' : 'kind';

/** Kinds as they are listed, years from the newest. */
const inOrder = (one: string, other: string) =>
  kinds.indexOf(one as never) - kinds.indexOf(other as never) || (one < other ? 1 : -1);
