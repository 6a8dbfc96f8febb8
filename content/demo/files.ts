import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';

export type Data = Record<string, unknown>;
/** The way to a value in a file. */
export type Path = readonly (string | number)[];

/** A YAML file, or a Markdown file that begins with YAML and whose text is its `body`. */
export interface DemoFile {
  data: unknown;
  /** Says where something is wrong, and what. @param line of the text that stands there, counted from 1. */
  problem(path: Path, what: string, line?: number): string;
}

/** Found from this module, whatever the working directory is. */
export const demoFolder = join(import.meta.dirname, '../../demo');

/** The demo content can't be imported; every problem names its file and, where there is one, the line. */
export class DemoError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The demo content is not right:\n${problems.join('\n')}`);
    this.problems = problems;
  }
}

/** The names of all files, such as `pages/oil-change.de.yaml`, sorted. @throws where there is no such folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** @throws DemoError where it is no YAML or not in UTF-8. */
export function readDemoFile(folder: string, name: string): DemoFile {
  const file = `${basename(folder)}/${name}`;
  const source = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  const front = file.endsWith('.md') ? /^---\n(.*?\n)---\n/s.exec(source) : undefined;
  if (front === null) throw new DemoError([`${file}:1: begins with YAML between two lines of ---`]);
  if (source.includes('\ufffd')) throw new DemoError([`${file}: is not in UTF-8`]);
  const lines = new LineCounter();
  const yaml = parseDocument(front ? `\n${front[1]}` : source, { lineCounter: lines });
  // What follows the first mistake follows from it.
  const [wrong] = [...yaml.errors, ...yaml.warnings];
  if (wrong) {
    const [message] = wrong.message.split(' at line ');
    throw new DemoError([`${file}:${wrong.linePos?.[0].line ?? 1}: ${message}`]);
  }

  const lineOf = (path: Path, line: number): number => {
    if (front && path[0] === 'body') return front[0].split('\n').length - 1 + line;
    const node = path.length > 0 ? yaml.getIn(path, true) : yaml.contents;
    // What is missing is said of what it is missing from.
    if (!isNode(node) || !node.range) return path.length > 0 ? lineOf(path.slice(0, -1), 0) : 1;
    const begins = lines.linePos(node.range[0]).line;
    const isBlock = 'type' in node && String(node.type).startsWith('BLOCK_');
    return begins + (isBlock ? line : Math.max(0, line - 1));
  };
  const written = plain(yaml, file);
  return {
    data: front ? { body: source.slice(front[0].length), ...written } : written,
    problem: (path, what, line = 0) =>
      [`${file}:${lineOf(path, line)}:`, ...(path.length > 0 ? [path.join('.')] : []), what].join(
        ' ',
      ),
  };
}

/** An alias that multiplies itself is refused by the parser. */
function plain(yaml: ReturnType<typeof parseDocument>, file: string): Data {
  try {
    return yaml.toJS() as Data;
  } catch (cause) {
    throw new DemoError([`${file}: ${(cause as Error).message}`]);
  }
}
