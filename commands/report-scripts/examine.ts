/** Whether a running server gives readers the scripts that are published, where reports are taken. */
import { createHash } from 'node:crypto';
import { type Asked, ask } from './ask.ts';
import { pageScripts, placeOf } from './page-scripts.ts';
import type { PublishedScripts } from './published-list.ts';

export interface Examined {
  /** Each a sentence. */
  problems: string[];
  pages: string[];
  /** How many scripts were asked for. */
  scripts: number;
}

/** Bytes and milliseconds that are far more than ours need. */
export const bounds = { page: 3_000_000, script: 3_000_000, patience: 30_000, scripts: 500 };
const encodings = ['br', 'gzip', 'identity'] as const;
const takesReports = /data-island="Report(Form|Mailbox)"/;
const languages = { de: 'de-DE,de', pl: 'pl-PL,pl' };

/** @param addresses pages; the bare address of a site stands for all its pages that take reports. */
export async function examine(
  addresses: readonly URL[],
  published: PublishedScripts,
  limits = bounds,
): Promise<Examined> {
  const problems: string[] = [];
  const pages: URL[] = [];
  for (const address of addresses) {
    if (address.pathname !== '/') pages.push(address);
    else pages.push(...(await pagesOf(address, limits, problems)));
  }
  /** Who names a script, by its address. */
  const named = new Map<string, string>();
  for (const { origin } of pages)
    for (const path of published.scripts.keys()) named.set(new URL(path, origin).href, 'the list');
  for (const page of pages) {
    const asked: Asked = { kind: 'document', limit: limits.page, patience: limits.patience };
    const answer = await ask(page, { ...asked, language: languages[languageOf(page)] }).catch(
      (error: Error) => error,
    );
    if (answer instanceof Error) {
      problems.push(`${page} ${answer.message}`);
      continue;
    }
    const found = pageScripts(answer, published);
    if (answer.status === 200 && !takesReports.test(answer.body.toString()))
      problems.push(`${page} takes no reports`);
    problems.push(...found.problems.map((problem) => `${page} ${problem}`));
    for (const path of found.named) note(named, path, page);
  }
  // A map that grows is gone through to its new end.
  for (const [address, by] of named) {
    const url = new URL(address);
    if (!pages.some(({ origin }) => origin === url.origin)) {
      problems.push(`${address} is of another server; ${by} names it`);
    } else if (named.size > limits.scripts) {
      problems.push(`More than ${limits.scripts} scripts are named: the others were not looked at`);
      break;
    } else problems.push(...(await scriptProblems(url, by, { limits, named, published })));
  }
  return { problems, pages: pages.map(String), scripts: named.size };
}

interface Looking {
  limits: typeof bounds;
  named: Map<string, string>;
  published: PublishedScripts;
}

/** In each encoding that a browser might take: for each there is a file of its own. */
async function scriptProblems(url: URL, by: string, looking: Looking): Promise<string[]> {
  const { limits, named, published } = looking;
  const digest = url.search ? undefined : published.scripts.get(url.pathname);
  const problems = digest ? [] : [`${url} is unknown; ${by} names it`];
  const kind = url.pathname.includes('/captcha-worker-') ? 'worker' : 'script';
  for (const encoding of encodings) {
    const asked: Asked = { kind, encoding, limit: limits.script, patience: limits.patience };
    const answer = await ask(url, asked).catch((error: Error) => error);
    const as = encoding === 'identity' ? '' : ` (as ${encoding})`;
    if (answer instanceof Error) {
      problems.push(`${url}${as} ${answer.message}`);
      // Whoever keeps us waiting once may do so for each.
      break;
    }
    const { body, headers, status } = answer;
    const type = headers['content-type']?.join(', ');
    if (status !== 200)
      problems.push(`${url}${as} is missing: it answers ${status}${placeOf(headers)}`);
    else if (!/^(text|application)\/javascript(;|$)/.test(type ?? ''))
      problems.push(`${url}${as} comes as ${type}`);
    else if (!digest || `sha256-${createHash('sha256').update(body).digest('base64')}` !== digest) {
      if (digest) problems.push(`${url}${as} differs from what is published`);
      // What a published script imports is published by its making; another one may name anything.
      for (const path of namesIn(body.toString())) note(named, path, url);
    }
  }
  return problems;
}

/** Whatever a script could import, at once or later: each of its texts that ends like a script. */
function namesIn(script: string): string[] {
  return [...script.matchAll(/["'`]([^"'`\s]{1,300}\.m?js(?:\?[^"'`\s]*)?)["'`]/g)].map(
    // Vite names what is preloaded by its place in the build.
    ([, name = '']) => (name.startsWith('assets/') ? `/${name}` : name),
  );
}

function note(named: Map<string, string>, path: string, by: URL): void {
  const address = URL.canParse(path, by) ? new URL(path, by).href : `unreadable:${path}`;
  if (!named.has(address)) named.set(address, by.pathname);
}

/** By the sitemap, as a stranger finds them. */
async function pagesOf(site: URL, limits: typeof bounds, problems: string[]): Promise<URL[]> {
  const asked: Asked = { kind: 'document', limit: limits.page, patience: limits.patience };
  const read = async (path: string) => (await ask(new URL(path, site), asked)).body.toString();
  const found: URL[] = [];
  try {
    for (const map of locationsIn(await read('/sitemap.xml')).slice(0, 10))
      for (const path of locationsIn(await read(map)).slice(0, 5000))
        if (takesReports.test(await read(path))) found.push(new URL(path, site));
  } catch (error) {
    problems.push(
      `${site} can't be searched: something of its sitemap ${(error as Error).message}`,
    );
  }
  for (const language of ['de', 'pl'] as const)
    if (!found.some((page) => languageOf(page) === language))
      problems.push(`${site} has no page in its sitemap that takes reports in "${language}"`);
  return found;
}

/** Paths only: a site that is looked at through another address names its own. */
const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  );

const languageOf = ({ pathname }: URL) => (/^\/pl(\/|$)/.test(pathname) ? 'pl' : 'de');
