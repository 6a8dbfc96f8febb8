import { type HtmlElement, HtmlValidate, Parser } from 'html-validate/node';

const config = await new HtmlValidate({ root: true }).getConfigFor('page.html');

/** Parses a document. */
export const parsedPage = (html: string): HtmlElement => new Parser(config).parseHtml(html);

/** Returns the values of an attribute of all matching elements. */
export const values = (document: HtmlElement, selector: string, name: string): string[] =>
  document
    .querySelectorAll(selector)
    .map((element) => attribute(element, name))
    .filter((value) => value !== undefined);

/** Returns the targets of links and scripts. The sitemap tests cover images (`features/seo/routes.test.ts`). */
export const linksIn = (document: HtmlElement): string[] => [
  ...values(document, 'a', 'href'),
  ...values(document, 'link', 'href'),
  ...values(document, 'script', 'src'),
];

/** Returns the decoded value of an attribute. */
export function attribute(element: HtmlElement | null, name: string): string | undefined {
  return decodeEntities(element?.getAttributeValue(name) ?? undefined);
}

export const textOf = (element: HtmlElement | null): string =>
  decodeEntities(element?.textContent) ?? '';

const decodeEntities = (value: string | undefined) =>
  value?.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (entity) => entities[entity] ?? entity);

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
  '&#39;': "'",
};
