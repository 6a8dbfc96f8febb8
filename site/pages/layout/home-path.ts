import { rootOf } from '@oilway/store/cultures.ts';
import type { PageContext } from '../page-context.ts';

/** The home page of the page's culture; an error page without breadcrumbs falls back to the site's root. */
export function homePath(page: Pick<PageContext, 'culture'> & Partial<PageContext>): string {
  return page.breadcrumbs?.[0]?.href ?? rootOf(page.culture);
}
