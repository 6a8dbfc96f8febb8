import type { IndexedFile } from '../../store/library/index-entries.ts';
import type { Asked } from '../data/library-questions.ts';

/** A search engine over the files of both languages, in this process. */
export interface Engine {
  /** How many files match with rights and filters; all of them are ranked, and what the filters would leave is counted. */
  find(asked: Asked): Promise<number>;
}

/** How an engine is made: once from the files, and at each start from what it kept. */
export interface EngineMaker {
  /** Makes the index and keeps it in the folder. @returns milliseconds of both. */
  build(files: readonly IndexedFile[], folder: string): Promise<{ built: number; kept: number }>;
  /** @param files how many were indexed. */
  open(folder: string, files: number): Promise<Engine>;
}
