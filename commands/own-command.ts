import { dirname, join, relative } from 'node:path';

const root = dirname(import.meta.dirname);

/** How `oilway` is called where a command runs: `./oilway` in its own folder, by its whole path elsewhere. */
const own = relative(root, process.cwd()) === '' ? './oilway' : join(root, 'oilway');

/** A line for an operator with `oilway` called as it can be called here. */
export const asCalledHere = (line: string): string =>
  line.replaceAll(/(?<![\w./-])oilway (?=[a-z])/g, `${own} `);
