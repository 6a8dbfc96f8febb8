type Block =
  | { kind: 'paragraph'; html: string }
  | { kind: 'heading'; level: number; html: string }
  | { kind: 'item'; list: ListPosition; html: string }
  | { kind: 'table'; rows: string[][] };

/** The position of a list item: ordered or not, and its depth, from 1. */
interface ListPosition {
  ordered: boolean;
  level: number;
}

type Container =
  | { kind: 'paragraph' }
  | { kind: 'heading'; level: number }
  | { kind: 'item'; list: ListPosition };

interface Marks {
  bold: boolean;
  italic: boolean;
  href: string | undefined;
}

const droppedTags = new Set(
  'style,script,meta,link,title,head,xml,img,picture,svg,video,audio,iframe,object,embed,canvas,input,button,select,textarea,template,noscript'.split(
    ',',
  ),
);
const blockTags = new Set(
  'p,div,section,article,main,header,footer,aside,blockquote,pre,address,figure,figcaption,center,dl,dt,dd,ul,ol,li,table,tr,td,th,hr,form,fieldset,h1,h2,h3,h4,h5,h6'.split(
    ',',
  ),
);

/** Word's list paragraph: `mso-list:l0 level1 lfo1`. */
const wordListLevel = /mso-list:\s*l\d+\s+level(\d+)/i;
const numberMarker = /^\(?(\d+|[a-z]{1,2}|[ivxlcdm]+)[.)]$/i;
/** A list marker typed as text: a bullet or number, followed by wide whitespace. */
const typedBullet = /^(?:[·•●○◦▪■‣]|\uf0b7)[\s\u00a0]+/;
const typedNumber = /^\(?\d{1,3}[.)][\s\u00a0]*[\t\u00a0][\s\u00a0]*/;

const trackingParameter = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid)$/;

/**
 * Returns HTML copied from Word, Outlook, Google Docs, LibreOffice or a web page, reduced to what the editor supports: paragraphs, headings from
 * level 2 without gaps, nested lists, tables, bold, italic and links.
 * @param clipboardDocument the parsed HTML of the clipboard.
 */
export function cleanPastedHtml(clipboardDocument: Document): string {
  const parser = new PasteParser();
  parser.read(clipboardDocument.body);
  const found = normalizeHeadingLevels(parser.blocks);
  const [only] = found;
  // A single paragraph is inserted inline.
  if (found.length === 1 && only?.kind === 'paragraph') return only.html;
  return renderBlocks(found);
}

class PasteParser {
  readonly blocks: Block[] = [];
  #html = '';
  #container: Container = { kind: 'paragraph' };
  /** The container of the last block: a second paragraph of a list item belongs to it. */
  #last: Container | undefined;

  read(root: Element): void {
    this.#children(root, { bold: false, italic: false, href: undefined }, 0);
    this.#flush();
  }

  #children(parent: Element, marks: Marks, depth: number): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) this.#text(node.nodeValue ?? '', marks);
      else if (node.nodeType === 1) this.#element(node as Element, marks, depth);
    }
  }

  #text(value: string, { bold, href, italic }: Marks): void {
    const text = value.replaceAll(/[\t\n\r\f ]+/g, ' ');
    if (text === '') return;
    let html = escapeHtml(text);
    if (text.trim() !== '') {
      if (italic) html = `<em>${html}</em>`;
      if (bold && this.#container.kind !== 'heading') html = `<strong>${html}</strong>`;
      if (href) html = `<a href="${escapeHtml(href)}">${html}</a>`;
    }
    this.#html += html;
  }

  #element(element: Element, marks: Marks, depth: number): void {
    const tag = element.localName;
    const style = element.getAttribute('style') ?? '';
    if (droppedTags.has(tag) || /mso-list:\s*ignore/i.test(style) || /display:\s*none/i.test(style))
      return;
    if (tag === 'br') this.#html += '<br>';
    else if (tag === 'table' && !isLayoutTable(element)) this.#table(element);
    else if (tag === 'ul' || tag === 'ol') this.#list(element, marks, depth + 1);
    else if (blockTags.has(tag)) this.#block(element, tag, style, marks, depth);
    else this.#children(element, inlineMarks(element, tag, style, marks), depth);
  }

  #block(element: Element, tag: string, style: string, marks: Marks, depth: number): void {
    const outerContainer = this.#container;
    this.#flush();
    const level = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);
    const list = parseWordListItem(element, style);
    if (list) this.#container = { kind: 'item', list };
    else if (level > 0) this.#container = { kind: 'heading', level };
    this.#children(element, inlineMarks(element, tag, style, marks), depth);
    this.#flush();
    this.#container = outerContainer;
  }

  #list(element: Element, marks: Marks, depth: number): void {
    const outerContainer = this.#container;
    this.#flush();
    for (const child of element.children) {
      const tag = child.localName;
      if (tag === 'ul' || tag === 'ol') this.#list(child, marks, depth + 1);
      else {
        const ariaLevel = Number(
          child.getAttribute('aria-level') ?? child.getAttribute('data-aria-level') ?? 0,
        );
        const list = { ordered: element.localName === 'ol', level: ariaLevel || depth };
        this.#container = { kind: 'item', list };
        this.#children(child, marks, depth);
        this.#flush();
      }
    }
    this.#container = outerContainer;
  }

  #table(table: Element): void {
    this.#flush();
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => {
        const inner = new PasteParser();
        inner.read(cell);
        return inner.blocks.map((block) => ('html' in block ? block.html : '')).join('<br>');
      }),
    );
    const filled = rows.filter((cells) => cells.some((cell) => cell !== ''));
    if (filled.length > 0) this.blocks.push({ kind: 'table', rows: filled });
    this.#last = undefined;
  }

  /** Ends a block; empty ones are dropped. */
  #flush(): void {
    const html = trimHtml(this.#html);
    this.#html = '';
    if (visibleText(html) === '') return;
    const container = this.#container;
    const before = this.blocks.at(-1);
    if (container.kind === 'item' && container === this.#last && before?.kind === 'item')
      before.html += `<br>${html}`;
    else if (container.kind === 'paragraph') this.blocks.push(parseTypedListItem(html));
    else this.blocks.push({ ...container, html });
    this.#last = container;
  }
}

/** Word writes a list as paragraphs, with the marker in an element that `mso-list:Ignore` marks. */
function parseWordListItem(element: Element, style: string): ListPosition | undefined {
  const level = wordListLevel.exec(style)?.[1];
  if (level === undefined) return undefined;
  const markerElement = [...element.querySelectorAll('[style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const marker = (markerElement?.textContent ?? '').replaceAll(/[\s\u00a0]/g, '');
  return { ordered: numberMarker.test(marker), level: Number(level) };
}

function parseTypedListItem(html: string): Block {
  const bullet = typedBullet.exec(html)?.[0];
  const number = bullet ? undefined : typedNumber.exec(html)?.[0];
  const marker = bullet ?? number;
  if (marker === undefined) return { kind: 'paragraph', html };
  const list = { ordered: number !== undefined, level: 1 };
  return { kind: 'item', list, html: html.slice(marker.length) };
}

function inlineMarks(element: Element, tag: string, style: string, marks: Marks): Marks {
  const fontWeight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const fontStyle = /(?:^|[;\s])font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const href = tag === 'a' ? cleanHref(element.getAttribute('href')) : undefined;
  const isBold = tag === 'b' || tag === 'strong' || marks.bold;
  const isItalic = ['i', 'em', 'cite'].includes(tag) || marks.italic;
  return {
    bold:
      fontWeight === undefined || fontWeight === 'inherit'
        ? isBold
        : /^(bold|bolder|[6-9]00)$/.test(fontWeight),
    italic: fontStyle === undefined || fontStyle === 'inherit' ? isItalic : fontStyle !== 'normal',
    href: href ?? marks.href,
  };
}

/** Returns a URL without tracking parameters; undefined for a fragment or a local file. */
function cleanHref(href: string | null): string | undefined {
  const address =
    href && /^(https?|mailto|tel):/i.test(href.trim()) ? URL.parse(href.trim()) : null;
  if (!address) return undefined;
  const { hostname, pathname, searchParams } = address;
  const redirectTarget =
    (/(^|\.)google\.\w+$/.test(hostname) && pathname === '/url' && searchParams.get('q')) ||
    (hostname.endsWith('.safelinks.protection.outlook.com') && searchParams.get('url'));
  if (redirectTarget) return cleanHref(redirectTarget);
  const trackingNames = [...searchParams.keys()].filter((name) => trackingParameter.test(name));
  if (trackingNames.length === 0) return href?.trim();
  for (const name of trackingNames) searchParams.delete(name);
  return address.href;
}

const isLayoutTable = (table: Element): boolean =>
  [...table.querySelectorAll('tr')].every(({ children }) => children.length < 2);

/** Shifts the heading levels: the first one becomes 2, below the page's level 1; each further one is at most one level deeper than the one before. */
function normalizeHeadingLevels(found: Block[]): Block[] {
  const levels = [
    ...new Set(found.flatMap((one) => (one.kind === 'heading' ? one.level : []))),
  ].sort((one, other) => one - other);
  let last = 1;
  return found.map((one) => {
    if (one.kind !== 'heading') return one;
    last = Math.min(levels.indexOf(one.level) + 2, last + 1, 4);
    return { ...one, level: last };
  });
}

function renderBlocks(found: readonly Block[]): string {
  let html = '';
  for (let at = 0; at < found.length; at += 1) {
    const one = found[at];
    if (one?.kind === 'paragraph') html += `<p>${one.html}</p>`;
    else if (one?.kind === 'heading') html += `<h${one.level}>${one.html}</h${one.level}>`;
    else if (one?.kind === 'table') html += renderTable(one.rows);
    else if (one?.kind === 'item') {
      const items = [];
      for (
        let next: Block | undefined = one;
        next?.kind === 'item';
        next = found[at + items.length]
      )
        items.push(next);
      html += renderLists(items);
      at += items.length - 1;
    }
  }
  return html;
}

type Item = Extract<Block, { kind: 'item' }>;

/** Returns consecutive items as nested lists. Another kind of list at the same depth starts a new list. */
function renderLists(items: readonly Item[]): string {
  const open: ('ul' | 'ol')[] = [];
  let html = '';
  const close = () => {
    html += `</li></${open.pop()}>`;
  };
  for (const { html: content, list } of items) {
    const tag = list.ordered ? 'ol' : 'ul';
    const depth = Math.min(list.level, open.length + 1);
    while (open.length > depth) close();
    if (open.length === depth && open[depth - 1] !== tag) close();
    if (open.length < depth) {
      open.push(tag);
      html += `<${tag}><li>${content}`;
    } else html += `</li><li>${content}`;
  }
  while (open.length > 0) close();
  return html;
}

function renderTable(rows: readonly string[][]): string {
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<table><tbody>${rows.map(row).join('')}</tbody></table>`;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const trimHtml = (html: string): string =>
  html
    .replaceAll(/(<br>[\s\u00a0]*){2,}/g, '<br>')
    .replace(/^(?:[\s]|<br>)+/, '')
    .replace(/(?:[\s\u00a0]|<br>)+$/, '');

const visibleText = (html: string): string =>
  html.replaceAll(/<[^>]*>|[\s\u00a0\u200b\ufeff]/g, '');
