/** The letters that Polish has and no file of a German page, but for its ó: what `archivo-polish` is cut for. */
const polish = /[ĄąĆćĘęŁłŃńŚśŹźŻż]/;

/** What is seen only when somebody asks for it: the choice of the country is in both languages. */
const dialog = /<dialog.*?<\/dialog>/gs;

/** Leaves out the preloads of the Polish letters where the document shows none: a font that is late is not shown. */
export function preloadNeeded(html: string, hrefs: readonly string[]): string {
  if (showsPolish(html)) return html;
  return hrefs.reduce((document, href) => document.replace(preloadOf(href), ''), html);
}

/** Whether it shows letters that only Polish has. */
export function showsPolish(html: string): boolean {
  return polish.test(html) && polish.test(html.replace(dialog, ''));
}

export const preloadOf = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin=""/>`;
