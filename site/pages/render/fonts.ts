/** Letters that are only in Polish and, unlike ó, not in the fonts of a German page: the subset of `archivo-polish`. */
const polish = /[ĄąĆćĘęŁłŃńŚśŹźŻż]/;

/** Dialogs are closed at first: the one for the country contains both languages. */
const dialog = /<dialog.*?<\/dialog>/gs;

/** Removes the preloads of Polish fonts from a document without Polish letters. Fonts are optional: one that loads late is not used. */
export function removeUnusedPreloads(html: string, hrefs: readonly string[]): string {
  if (showsPolish(html)) return html;
  return hrefs.reduce((document, href) => document.replace(preloadTag(href), ''), html);
}

/** Whether a document shows letters that only Polish has. */
export function showsPolish(html: string): boolean {
  return polish.test(html) && polish.test(html.replace(dialog, ''));
}

export const preloadTag = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin=""/>`;
