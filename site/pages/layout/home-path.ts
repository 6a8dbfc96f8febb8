import { homePathOf } from '@oilway/store/locales.ts';
import type { PageContext } from '../page-context.ts';

/** Returns the path of the home page; an error page without breadcrumbs has the root of its locale. */
export function homePath(page: Pick<PageContext, 'locale'> & Partial<PageContext>): string {
  return page.breadcrumbs?.[0]?.href ?? homePathOf(page.locale);
}
