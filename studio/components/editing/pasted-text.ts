type Block =
  | { kind: 'paragraph'; html: string }
  | { kind: 'heading'; level: number; html: string }
  | { kind: 'item'; list: ListPlace; html: string }
  | { kind: 'table'; rows: string[][] };

/** The position of a list item: ordered or not, and its depth, from 1. */
interface ListPlace {
  ordered: boolean;
  level: number;
}

type Container =
  | { kind: 'paragraph' }
  | { kind: 'heading'; level: number }
  | { kind: 'item'; list: ListPlace };

interface Marks {
  bold: boolean;
  italic: boolean;
  href: string | undefined;
}

const dropped = new Set(
  'style,script,meta,link,title,head,xml,img,picture,svg,video,audio,iframe,object,embed,canvas,input,button,select,textarea,template,noscript'.split(
    ',',
  ),
);
const blocks = new Set(
  'p,div,section,article,main,header,footer,aside,blockquote,pre,address,figure,figcaption,center,dl,dt,dd,ul,ol,li,table,tr,td,th,hr,form,fieldset,h1,h2,h3,h4,h5,h6'.split(
    ',',
  ),
);

/** Word's list paragraph: `mso-list:l0 level1 lfo1`. */
const wordList = /mso-list:\s*l\d+\s+level(\d+)/i;
const numbered = /^\(?(\d+|[a-z]{1,2}|[ivxlcdm]+)[.)]$/i;
/** A list marker typed as text: a bullet or number, followed by wide whitespace. */
const typedBullet = /^(?:[·•●○◦▪■‣]|\uf0b7)[\s\u00a0]+/;
const typedNumber = /^\(?\d{1,3}[.)][\s\u00a0]*[\t\u00a0][\s\u00a0]*/;

/** Tracking parameters of URLs. */
const tracking = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid)$/;

/**
 * Returns HTML copied from Word, Outlook, Google Docs, LibreOffice or a web page, reduced to what the editor supports: paragraphs, headings from
 * level 2 without gaps, nested lists, tables, bold, italic and links.
 * @param copied the parsed HTML of the clipboard.
 */
export function cleanPasted(copied: Document): string {
  const parts = new PastedText();
  parts.read(copied.body);
  const found = fittingHeadings(parts.blocks);
  const [only] = found;
  // A single paragraph is inserted inline.
  if (found.length === 1 && only?.kind === 'paragraph') return only.html;
  return written(found);
}

class PastedText {
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
    let html = escaped(text);
    if (text.trim() !== '') {
      if (italic) html = `<em>${html}</em>`;
      if (bold && this.#container.kind !== 'heading') html = `<strong>${html}</strong>`;
      if (href) html = `<a href="${escaped(href)}">${html}</a>`;
    }
    this.#html += html;
  }

  #element(element: Element, marks: Marks, depth: number): void {
    const tag = element.localName;
    const style = element.getAttribute('style') ?? '';
    if (dropped.has(tag) || /mso-list:\s*ignore/i.test(style) || /display:\s*none/i.test(style))
      return;
    if (tag === 'br') this.#html += '<br>';
    else if (tag === 'table' && !isLayout(element)) this.#table(element);
    else if (tag === 'ul' || tag === 'ol') this.#list(element, marks, depth + 1);
    else if (blocks.has(tag)) this.#block(element, tag, style, marks, depth);
    else this.#children(element, marksOf(element, tag, style, marks), depth);
  }

  #block(element: Element, tag: string, style: string, marks: Marks, depth: number): void {
    const outer = this.#container;
    this.#flush();
    const level = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);
    const list = wordPlace(element, style);
    if (list) this.#container = { kind: 'item', list };
    else if (level > 0) this.#container = { kind: 'heading', level };
    this.#children(element, marksOf(element, tag, style, marks), depth);
    this.#flush();
    this.#container = outer;
  }

  #list(element: Element, marks: Marks, depth: number): void {
    const outer = this.#container;
    this.#flush();
    for (const child of element.children) {
      const tag = child.localName;
      if (tag === 'ul' || tag === 'ol') this.#list(child, marks, depth + 1);
      else {
        const stated = Number(
          child.getAttribute('aria-level') ?? child.getAttribute('data-aria-level') ?? 0,
        );
        const list = { ordered: element.localName === 'ol', level: stated || depth };
        this.#container = { kind: 'item', list };
        this.#children(child, marks, depth);
        this.#flush();
      }
    }
    this.#container = outer;
  }

  #table(table: Element): void {
    this.#flush();
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => {
        const inner = new PastedText();
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
    const html = trimmed(this.#html);
    this.#html = '';
    if (wordsOf(html) === '') return;
    const container = this.#container;
    const before = this.blocks.at(-1);
    if (container.kind === 'item' && container === this.#last && before?.kind === 'item')
      before.html += `<br>${html}`;
    else if (container.kind === 'paragraph') this.blocks.push(typedItem(html));
    else this.blocks.push({ ...container, html });
    this.#last = container;
  }
}

/** Word writes a list as paragraphs, with the marker in an element that `mso-list:Ignore` marks. */
function wordPlace(element: Element, style: string): ListPlace | undefined {
  const level = wordList.exec(style)?.[1];
  if (level === undefined) return undefined;
  const sign = [...element.querySelectorAll('[style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const written = (sign?.textContent ?? '').replaceAll(/[\s\u00a0]/g, '');
  return { ordered: numbered.test(written), level: Number(level) };
}

function typedItem(html: string): Block {
  const bullet = typedBullet.exec(html)?.[0];
  const number = bullet ? undefined : typedNumber.exec(html)?.[0];
  const sign = bullet ?? number;
  if (sign === undefined) return { kind: 'paragraph', html };
  const list = { ordered: number !== undefined, level: 1 };
  return { kind: 'item', list, html: html.slice(sign.length) };
}

function marksOf(element: Element, tag: string, style: string, marks: Marks): Marks {
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /(?:^|[;\s])font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const href = tag === 'a' ? linkOf(element.getAttribute('href')) : undefined;
  const isBold = tag === 'b' || tag === 'strong' || marks.bold;
  const isItalic = ['i', 'em', 'cite'].includes(tag) || marks.italic;
  return {
    bold:
      weight === undefined || weight === 'inherit'
        ? isBold
        : /^(bold|bolder|[6-9]00)$/.test(weight),
    italic: slant === undefined || slant === 'inherit' ? isItalic : slant !== 'normal',
    href: href ?? marks.href,
  };
}

/** Returns a URL without tracking parameters; undefined for a fragment or a local file. */
function linkOf(href: string | null): string | undefined {
  const address =
    href && /^(https?|mailto|tel):/i.test(href.trim()) ? URL.parse(href.trim()) : null;
  if (!address) return undefined;
  const { hostname, pathname, searchParams } = address;
  const led =
    (/(^|\.)google\.\w+$/.test(hostname) && pathname === '/url' && searchParams.get('q')) ||
    (hostname.endsWith('.safelinks.protection.outlook.com') && searchParams.get('url'));
  if (led) return linkOf(led);
  const followed = [...searchParams.keys()].filter((name) => tracking.test(name));
  if (followed.length === 0) return href?.trim();
  for (const name of followed) searchParams.delete(name);
  return address.href;
}

/** Returns whether a table is used for layout only. */
const isLayout = (table: Element): boolean =>
  [...table.querySelectorAll('tr')].every(({ children }) => children.length < 2);

/** Shifts the heading levels: the first one becomes 2, below the page's level 1; each further one is at most one level deeper than the one before. */
function fittingHeadings(found: Block[]): Block[] {
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

function written(found: readonly Block[]): string {
  let html = '';
  for (let at = 0; at < found.length; at += 1) {
    const one = found[at];
    if (one?.kind === 'paragraph') html += `<p>${one.html}</p>`;
    else if (one?.kind === 'heading') html += `<h${one.level}>${one.html}</h${one.level}>`;
    else if (one?.kind === 'table') html += tableOf(one.rows);
    else if (one?.kind === 'item') {
      const items = [];
      for (
        let next: Block | undefined = one;
        next?.kind === 'item';
        next = found[at + items.length]
      )
        items.push(next);
      html += listsOf(items);
      at += items.length - 1;
    }
  }
  return html;
}

type Item = Extract<Block, { kind: 'item' }>;

/** Returns consecutive items as nested lists. Another kind of list at the same depth starts a new list. */
function listsOf(items: readonly Item[]): string {
  const open: ('ul' | 'ol')[] = [];
  let html = '';
  const close = () => {
    html += `</li></${open.pop()}>`;
  };
  for (const { html: words, list } of items) {
    const tag = list.ordered ? 'ol' : 'ul';
    const depth = Math.min(list.level, open.length + 1);
    while (open.length > depth) close();
    if (open.length === depth && open[depth - 1] !== tag) close();
    if (open.length < depth) {
      open.push(tag);
      html += `<${tag}><li>${words}`;
    } else html += `</li><li>${words}`;
  }
  while (open.length > 0) close();
  return html;
}

function tableOf(rows: readonly string[][]): string {
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<table><tbody>${rows.map(row).join('')}</tbody></table>`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Trims and collapses whitespace. */
const trimmed = (html: string): string =>
  html
    .replaceAll(/(<br>[\s\u00a0]*){2,}/g, '<br>')
    .replace(/^(?:[\s]|<br>)+/, '')
    .replace(/(?:[\s\u00a0]|<br>)+$/, '');

const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>|[\s\u00a0\u200b\ufeff]/g, '');
