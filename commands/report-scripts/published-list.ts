/** The digests of what runs where reports are taken, as `docs/whistleblowing.md` publishes them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, integrityOf } from '../../site/page/render/integrity.ts';
import { root } from '../processes.ts';

/** The document that holds the list, from the root. */
export const publishedIn = 'docs/whistleblowing.md';

export interface PublishedScripts {
  /** `sha256-…` by the path of the script, the worker that solves the captcha among them. */
  scripts: ReadonlyMap<string, string>;
  /** The digest of the one inline script, the import map. */
  importMap: string;
}

const begin = '<!-- Written by `npm run generate`: scripts -->';
const end = '<!-- End of what is written: scripts -->';
const inline = 'the import map in the page';

/** Of the site as it is built here. */
export function builtScripts(): PublishedScripts {
  const client = join(root, 'site/dist/client');
  const bytesOf = (file: string) => readFileSync(join(client, file));
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8'));
  const { importMap, of } = integrityOf(manifest, bytesOf);
  const workers = globSync('assets/captcha-worker-*.js', { cwd: client }).sort();
  const scripts = new Map(Object.entries(of));
  for (const file of workers) scripts.set(`/${file}`, digestOf(bytesOf(file)));
  return { scripts, importMap: digestOf(importMap) };
}

/** @returns the document with the list in its place. */
export function withScripts(document: string, { importMap, scripts }: PublishedScripts): string {
  const [before, , after] = partsOf(document);
  const rows = [...scripts, [inline, importMap] as const].map(([name, digest]) =>
    name === inline ? `| ${name} | \`${digest}\` |` : `| \`${name}\` | \`${digest}\` |`,
  );
  return [before + begin, '', '| script | digest |', '|---|---|', ...rows, '', end + after].join(
    '\n',
  );
}

/** @throws where the document holds no list, or one that is not whole. */
export function readScripts(document: string): PublishedScripts {
  const rows = partsOf(document)[1].matchAll(
    /^\| `?([^|`]+?)`? \| `(sha256-[A-Za-z0-9+/]{43}=)` \|$/gm,
  );
  const scripts = new Map([...rows].map(([, name = '', digest = '']) => [name, digest]));
  const importMap = scripts.get(inline);
  scripts.delete(inline);
  if (!importMap || scripts.size === 0)
    throw new Error(`${publishedIn} holds no list of scripts: run \`npm run generate\``);
  return { scripts, importMap };
}

function partsOf(document: string): [before: string, list: string, after: string] {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${publishedIn} has lost the place of its list`);
  return [
    document.slice(0, from),
    document.slice(from + begin.length, to),
    document.slice(to + end.length),
  ];
}
