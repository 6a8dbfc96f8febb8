import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { Context } from '../context.ts';
import type { Generation } from '../platform/generation.ts';
import { articleAddresses } from './articles.ts';
import { prepareErrorPages } from './error-pages.ts';
import { publishedSource, type Source } from './load-page.ts';
import { pageAnswer } from './page-answer.ts';

/** More pages than this are rendered when they are first asked for. */
const limit = 500;

/**
 * Renders every page of a new generation in the background, one at a time, so that visitors meet
 * rendered pages and the whole site stays up should the database go away.
 */
export async function warmPages(context: Context, generation: Generation): Promise<void> {
  const { answers, generations, log } = context;
  const source = publishedSource(context, generation);
  try {
    const published = new Set<string>();
    for (const culture of cultures) {
      for (const path of await pathsOf(source, culture)) published.add(`page:${path}`);
    }
    if (generation === generations.current) {
      answers.forget((key) => key.startsWith('page:') && !published.has(key));
    }
    await prepareErrorPages(context);
    for (const culture of cultures) {
      for (const path of (await pathsOf(source, culture)).slice(0, limit)) {
        if (generation !== generations.current) return;
        await answers.answer(`page:${path}`, (now) => pageAnswer(context, now, { culture, path }));
        await new Promise(setImmediate);
      }
    }
    log.debug({ revision: generation.revision }, 'pages are warm');
  } catch (error) {
    log.warn({ err: error }, 'warming stopped');
  }
}

/** Every address of a culture that has a page: the tree's, then the articles'. */
async function pathsOf(source: Source, culture: Culture): Promise<string[]> {
  const articles = await articleAddresses(source, culture);
  return [...(await source.tree(culture)).byPath.keys(), ...articles.map(({ path }) => path)];
}
