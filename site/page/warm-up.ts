import { type Culture, cultureOfPath, cultures } from '@oilway/store/cultures.ts';
import type { Context } from '../context.ts';
import { listKey, treeKey } from '../reading/documents.ts';
import type { Source } from '../reading/source.ts';
import { articleAddresses } from './articles.ts';
import { detailPageAddresses } from './detail-pages.ts';
import { prepareErrorPages } from './error-pages.ts';
import { noParams, pageAnswer } from './page-answer.ts';

/** More pages than this are rendered when they are first asked for. */
const limit = 500;

/** After a change of these there may be addresses that there were not before, or are no more. */
const moving = new Set(
  cultures.flatMap((culture) => [
    treeKey(culture),
    listKey('news', culture),
    listKey('event', culture),
    listKey('settings', culture),
  ]),
);

/**
 * Renders pages in the background, one at a time, so that visitors meet rendered pages: all at the start, then those that a change has
 * made old; at last those that are long are compressed again.
 * @returns what hears of changes.
 */
export function keepWarm(context: Context): (changed: ReadonlySet<string>) => Promise<void> {
  const { answers, log, published, renderer } = context;
  let newest = 0;
  let begun = false;

  async function pathsToWarm(changed: ReadonlySet<string>): Promise<string[]> {
    if (begun && ![...changed].some((key) => moving.has(key)))
      return answers.old().flatMap((key) => (key.startsWith('page:') ? [key.slice(5)] : []));
    const reading = published.reading();
    const paths = (await Promise.all(cultures.map((one) => pathsOf(reading, one)))).flat();
    const there = new Set(paths);
    // These are made when they are asked for.
    for (const culture of cultures)
      for (const { path } of await detailPageAddresses(renderer.blocks, reading, culture))
        there.add(path);
    answers.forget((key) => key.startsWith('page:') && !there.has(key.slice(5)));
    begun = true;
    return paths;
  }

  return async (changed) => {
    newest += 1;
    const round = newest;
    try {
      const paths = await pathsToWarm(changed);
      await prepareErrorPages(context);
      for (const path of paths.slice(0, limit)) {
        // What has changed meanwhile is warmed by the round that it began.
        if (round !== newest) return;
        const culture: Culture = cultureOfPath(path);
        await answers.answer(`page:${path}`, (now) =>
          pageAnswer(context, now, { culture, path, searchParams: noParams }),
        );
        await new Promise(setImmediate);
      }
      await answers.strengthen(() => round === newest);
      log.debug({ revision: published.revision }, 'pages are warm');
    } catch (error) {
      log.warn({ err: error }, 'warming stopped');
    }
  };
}

/** Every address of a culture that has a page: the tree's, then the articles'. */
async function pathsOf(source: Source, culture: Culture): Promise<string[]> {
  const articles = await articleAddresses(source, culture);
  return [...(await source.tree(culture)).byPath.keys(), ...articles.map(({ path }) => path)];
}
