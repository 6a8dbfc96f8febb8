import { paths } from '../../../paths.ts';
import type { Plain } from '../../../ui/form/posted.ts';
import type { PageContext } from '../../page-context.ts';

/** How a form of this page works without scripts: it goes where its page and block are found again. */
export function plainOf(
  page: Pick<PageContext, 'breadcrumbs' | 'culture' | 'posted'>,
  block: { id?: string | null | undefined },
  form: 'contact' | 'event' | 'sponsoring',
  node: number,
): Plain {
  const { breadcrumbs, culture, posted } = page;
  return {
    action: paths.plainForm(form, culture),
    hidden: {
      page: breadcrumbs.at(-1)?.href ?? paths.home(culture),
      block: block.id ?? '',
      umbracoNodeID: node,
    },
    multipart: form === 'sponsoring',
    posted,
  };
}
