import type { PageContext } from '../page/page-context.ts';
import { paths } from '../paths.ts';
import type { FormDefinition } from './fields/define-form.ts';
import type { Plain } from './fields/posted.ts';
import { trackingField, trackingTarget } from './fields/tracking-page.ts';
import type { FormData } from './form-data.ts';

export interface PlainBlock {
  id?: string | null | undefined;
  trackingPage?: string | null | undefined;
}

/** How a form of this page works without scripts: it goes where its page and block are found again. */
export function plainOf(
  page: Pick<PageContext & FormData, 'breadcrumbs' | 'culture' | 'posted' | 'tracking'>,
  block: PlainBlock,
  { multipart = false, name }: Pick<FormDefinition<unknown>, 'name' | 'multipart'>,
  node: number,
): Plain {
  const { breadcrumbs, culture, posted } = page;
  return {
    action: paths.plainForm(name, culture),
    hidden: {
      page: breadcrumbs.at(-1)?.href ?? paths.home(culture),
      block: block.id ?? '',
      umbracoNodeID: node,
      ...trackingOf(page, block),
    },
    multipart,
    posted,
  };
}

/** The hidden field that says where a form leads, as an editor has set it; none where it may not lead there. */
export function trackingOf(
  { tracking }: Pick<FormData, 'tracking'>,
  { trackingPage }: Pick<PlainBlock, 'trackingPage'>,
  bare = false,
): { [trackingField]?: string } {
  const target = trackingTarget(trackingPage ?? '', { ...tracking, bare });
  return target === undefined ? {} : { [trackingField]: target };
}
