import type { Context } from '../server/context.ts';
import { withTitleSuffix } from './head.ts';
import { messages } from './layout/messages.ts';
import { loadPageContext } from './load-page-context.ts';

/** Adds the menus of the locale to error pages once content is loaded. */
export function showMenusOnErrorPages(context: Context): void {
  const { published, renderer } = context;
  renderer.errorPage = (locale, status) => {
    const { title } = messages[locale].errors[status];
    // Without loaded content there are no menus.
    if (published.revision < 0) return renderer.error({ locale }, status, `${title} | Oilway`);
    return published.reader().memo(`error:${locale}:${status}`, async (reader) => {
      const page = await loadPageContext(reader, locale, undefined);
      const { settings } = await reader.navigation(locale);
      return renderer.error(page, status, withTitleSuffix(title, settings.seoTitleSuffix));
    });
  };
}
