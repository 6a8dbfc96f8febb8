import { type HtmlElement, HtmlValidate, Parser } from 'html-validate/node';

const config = await new HtmlValidate({ root: true }).getConfigFor('page.html');

/** A document as a browser without scripts understands it. */
export const parsedPage = (html: string): HtmlElement => new Parser(config).parseHtml(html);

/** The values of an attribute of all that have it. */
export const values = (document: HtmlElement, selector: string, name: string): string[] =>
  document
    .querySelectorAll(selector)
    .map((element) => attribute(element, name))
    .filter((value) => value !== undefined);

/** Where a reader or a browser may go from here. That each picture answers is seen in the sitemaps (`features/seo/routes.test.ts`). */
export const addressesIn = (document: HtmlElement): string[] => [
  ...values(document, 'a', 'href'),
  ...values(document, 'link', 'href'),
  ...values(document, 'script', 'src'),
];

/** The value of an attribute as its reader gets it. */
export function attribute(element: HtmlElement | null, name: string): string | undefined {
  return plain(element?.getAttributeValue(name) ?? undefined);
}

export const textOf = (element: HtmlElement | null): string => plain(element?.textContent) ?? '';

const plain = (value: string | undefined) =>
  value?.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (entity) => entities[entity] ?? entity);

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
  '&#39;': "'",
};
