import type { Context } from '../server/context.ts';
import { titleOf } from './head.ts';
import { messages } from './layout/messages.ts';
import { loadSurroundings } from './load-page.ts';

/** Error pages carry the menus of their culture while they are known, and stand alone otherwise. */
export function showMenusOnErrorPages(context: Context): void {
  const { published, renderer } = context;
  renderer.errorPage = (culture, status) => {
    const { title } = messages[culture].errors[status];
    // Before anything was read there are no menus.
    if (published.revision < 0) return renderer.error({ culture }, status, `${title} | Oilway`);
    return published.reading().memo(`error:${culture}:${status}`, async (reading) => {
      const page = await loadSurroundings(reading, culture, undefined);
      const { settings } = await reading.navigation(culture);
      return renderer.error(page, status, titleOf(title, settings.seoTitleSuffix));
    });
  };
}
