import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const bundled = /(file:\/\/[^\s()]+\/dist\/server\/[^\s()]+\.js):(\d+):\d+/;

const maps = new Map<string, SourceMap | undefined>();

/**
 * A line of an error's stack with its place in our sources, where it names one in the built server. Their maps are read when the first error
 * is told: Node's own `--enable-source-maps` holds them from the start.
 */
export function placeInSources(line: string): string {
  return line.replace(bundled, (place, file: string, row: string) => {
    const at = Number(row) - 1;
    const found = mapOf(file)?.findEntry(at, Number.POSITIVE_INFINITY);
    // What is not ours has no place of its own, and gets that of whatever stands before it.
    if (!found || !('originalSource' in found) || found.generatedLine !== at) return place;
    return `${new URL(found.originalSource, file)}:${found.originalLine + 1}`;
  });
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    const path = `${fileURLToPath(file)}.map`;
    const map = existsSync(path) && new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
    maps.set(file, map || undefined);
  }
  return maps.get(file);
}
