import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parameterValue } from '../parameters.ts';

/** HTML, and as bits what it needs of the document around it (`Needs`). */
export interface Piece {
  /** In UTF-8, one letter a byte: texts of one byte a letter are joined and sent in a third of the time. */
  bytes: Rope;
  needs: number;
}

/** A text in parts, of which some have parts themselves: joined once, at the end, it leaves nothing else behind. */
export type Rope = string | readonly Rope[];

/** What HTML, or a text in it, needs of the document around it: bits that are known to the frame. */
export interface Needs {
  ofHtml(html: string): number;
  ofText(text: string): number;
}

/** HTML that was rendered once, cut where something is filled in: after each text but the last comes the hole of its number. */
export interface HtmlTemplate {
  /** In bytes like those of a piece. */
  texts: readonly string[];
  holes: readonly number[];
  needs: number;
}

/** No content has it, for it is made when the process starts, and it is never sent. Nothing escapes letters and figures. */
const secret = `mark${crypto.randomUUID().replaceAll('-', '')}`;
const marks = new RegExp(`${secret}n(\\d+)e`);
const inAddress = new RegExp(`=${secret}n(\\d+)e`, 'g');

/** A mark that is the value of a parameter in an address is the hole of its number and this: what fills it is spelt otherwise. */
export const addressed = 50;

/** Stands in rendered HTML, as a text or in an address, for what will be filled in. */
export function mark(hole: number): string {
  return `${secret}n${hole}e`;
}

/** Cuts HTML at its marks. */
export function templateOf(html: string, needs: number): HtmlTemplate {
  const marked = html.replace(inAddress, (_, hole) => `=${mark(addressed + Number(hole))}`);
  const parts = bytesOf(marked).split(marks);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    holes: parts.filter((_, index) => index % 2 === 1).map(Number),
    needs,
  };
}

/** @param values by the number of the hole. */
export function fill({ holes, needs, texts }: HtmlTemplate, values: readonly Piece[]): Piece {
  const bytes: Rope[] = [texts[0] ?? ''];
  for (let index = 0; index < holes.length; index += 1)
    bytes.push(values[holes[index] ?? 0]?.bytes ?? '', texts[index + 1] ?? '');
  return { bytes, needs: values.reduce((all, value) => all | value.needs, needs) };
}

export function joined(pieces: readonly Piece[]): Piece {
  return {
    bytes: pieces.map(({ bytes }) => bytes),
    needs: pieces.reduce((all, piece) => all | piece.needs, 0),
  };
}

/** Texts that are joined at a time. One text of more than 128 kB is never young to V8: each would be left to the long collections. */
const together = 500;

/** What a piece says, in UTF-8. */
export function toBuffer({ bytes }: Piece): Buffer {
  const texts: string[] = [];
  untwist(bytes, texts);
  const parts: Buffer[] = [];
  for (let from = 0; from < texts.length; from += together)
    parts.push(Buffer.from(texts.slice(from, from + together).join(''), 'latin1'));
  return Buffer.concat(parts);
}

function untwist(rope: Rope, texts: string[]): void {
  if (typeof rope === 'string') texts.push(rope);
  else for (const part of rope) untwist(part, texts);
}

/** A text as it stands in HTML, without what it may need: for figures and addresses. */
export function plain(text: string): Piece {
  return { bytes: bytesOf(escaped(text)), needs: 0 };
}

/** A text as the value of a parameter in an address. */
export function spelt(text: string): Piece {
  return plain(parameterValue(text));
}

/** A mark for each part that is there. */
type Marked<Parts> = {
  [Name in keyof Parts]: undefined extends Parts[Name] ? string | undefined : string;
};

function marksOf<Parts extends object>(parts: Parts): Marked<Parts> {
  let hole = 0;
  const marked = Object.entries(parts).map(([name, part]) => {
    if (part === undefined) return [name, undefined];
    hole += 1;
    return [name, mark(hole - 1)];
  });
  return Object.fromEntries(marked) as Marked<Parts>;
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

function bytesOf(text: string): string {
  return isAscii(text) ? text : Buffer.from(text).toString('latin1');
}

/** A text as React writes it between tags and in attributes. */
function escaped(text: string): string {
  return /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (letter) => entities[letter] ?? '') : text;
}

const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

interface KeptTemplate {
  template: HtmlTemplate;
  /** Since room was last made. */
  used: boolean;
}

/** Templates of one page by their names; those go first that were not used for the longest time, nearly. */
export class KeptHtml {
  readonly #needs: Needs;
  readonly #limit: number;
  readonly #templates = new Map<string, KeptTemplate>();
  #length = 0;

  /** @param limit characters of all templates together. */
  constructor(needs: Needs, limit = 6_000_000) {
    this.#needs = needs;
    this.#limit = limit;
  }

  /** What `element` renders to, with marks in it, when the name is first asked for. */
  template(name: string, element: () => ReactElement): HtmlTemplate {
    const known = this.#templates.get(name);
    if (known) {
      known.used = true;
      return known.template;
    }
    const template = this.#templateOf(element());
    this.#templates.set(name, { template, used: true });
    this.#length += lengthOf(template);
    this.#makeRoom(name);
    return template;
  }

  /** What was used goes behind all others once, instead of going. */
  #makeRoom(newest: string): void {
    for (const [name, kept] of this.#templates) {
      if (this.#length <= this.#limit) return;
      if (name === newest && !kept.used) return;
      this.#templates.delete(name);
      if (kept.used) this.#templates.set(name, { ...kept, used: false });
      else this.#length -= lengthOf(kept.template);
    }
  }

  /** A text as it stands in HTML. */
  text(text: string): Piece {
    const html = escaped(text);
    return isAscii(html)
      ? { bytes: html, needs: 0 }
      : { bytes: Buffer.from(html).toString('latin1'), needs: this.#needs.ofText(html) };
  }

  /**
   * A view that is the same for all texts, so that none of them is kept: it is rendered once for each set of those that are there.
   * @param name tells it from other views, and one shape of it from another.
   * @param parts texts, and HTML that is ready.
   * @param view gets a mark in the place of each; as a whole text or value, never within an address.
   */
  filled<Parts extends Record<keyof Parts, string | Piece | undefined>>(
    name: string,
    parts: Parts,
    view: (marked: Marked<Parts>) => ReactElement,
  ): Piece {
    const values: Piece[] = [];
    let key = name;
    for (const part in parts) {
      const value = parts[part];
      if (value === undefined) continue;
      key += ` ${part}`;
      values.push(typeof value === 'string' ? this.text(value) : (value as Piece));
    }
    return fill(
      this.template(key, () => view(marksOf(parts))),
      values,
    );
  }

  /** What is of one question. @param values in the place of its marks. */
  render(element: ReactElement, values: readonly Piece[] = []): Piece {
    return fill(this.#templateOf(element), values);
  }

  #templateOf(element: ReactElement): HtmlTemplate {
    const html = renderToStaticMarkup(element);
    return templateOf(html, this.#needs.ofHtml(html));
  }
}

/** A text's own object takes some memory, too. */
const lengthOf = ({ texts }: HtmlTemplate): number =>
  texts.reduce((sum, text) => sum + text.length + 40, 0);
