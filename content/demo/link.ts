import type { DemoLink, PageName } from './shape.ts';

/** A link to a page, or to an anchor on it. */
export function to(page: PageName, label: string, anchor?: string): DemoLink {
  return { label, kind: 'page', page, ...(anchor === undefined ? {} : { anchor }) };
}
