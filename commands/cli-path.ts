import { dirname, join, relative } from 'node:path';

const root = dirname(import.meta.dirname);

/** How `oilway` is invoked: `./oilway` in its own folder, by its absolute path elsewhere. */
const cliPath = relative(root, process.cwd()) === '' ? './oilway' : join(root, 'oilway');

/** Returns a command line with `oilway` as it can be invoked from the current folder. */
export const withCliPath = (line: string): string =>
  line.replaceAll(/(?<![\w./-])oilway (?=[a-z])/g, `${cliPath} `);
