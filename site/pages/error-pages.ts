import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { Context } from '../context.ts';
import { errorTitles } from './error-messages.ts';
import { loadSurroundings, publishedSource } from './load-page.ts';

/** Error pages carry the menus of their culture while they are known, and stand alone otherwise. */
export function showMenusOnErrorPages(context: Context): void {
  const { generations, renderer } = context;
  renderer.errorPage = (culture, status) => {
    const title = errorTitles[culture][status];
    return generations.current.memo(`error:${culture}:${status}`, async () =>
      renderer.error(await surroundings(context, culture), status, title),
    );
  };
}

async function surroundings(context: Context, culture: Culture) {
  try {
    const source = publishedSource(context, context.generations.current);
    return await loadSurroundings(source, culture, undefined);
  } catch (error) {
    context.log.warn({ err: error }, 'error page without menus');
    return { culture };
  }
}

/** Renders both cultures' error pages while everything they need is at hand. */
export async function prepareErrorPages({ renderer }: Context): Promise<void> {
  for (const culture of cultures) {
    await renderer.errorPage(culture, 404);
    await renderer.errorPage(culture, 500);
    await renderer.errorPage(culture, 'form');
  }
}
