import type { Culture } from '../cultures.ts';
import { parts } from './layout-parts.ts';
import { plainName } from './plain-name.ts';

const greetings: Record<Culture, (name: string) => string> = {
  'de-DE': (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  'pl-PL': (name) => (name ? `Dzień dobry, ${name},` : 'Dzień dobry,'),
};

/** What a mail says, from top to bottom. */
export interface MailText {
  culture: Culture;
  /** What it is written in, where that is not the culture's own language. */
  language?: string;
  /**
   * What a visitor or member gave as their name, empty where it isn't known: they are greeted by what is plain of it. Staff are not.
   */
  to?: string;
  heading: string;
  paragraphs: string[];
  /** What was sent, name and value. */
  facts?: (readonly [label: string, value: string])[];
  button?: { label: string; href: string };
  /** Why the reader gets this mail. */
  footer: string;
}

export type LayoutParts = typeof parts;

/** The words as HTML, in our look (`design.ts`), and as text. */
export async function renderMail(mail: MailText): Promise<{ html: string; text: string }> {
  return { html: htmlOf(mail), text: textOf(mail) };
}

/** The first line of a mail to a visitor or member; empty for staff. */
export const greetingOf = ({ culture, to }: Pick<MailText, 'culture' | 'to'>): string =>
  to === undefined ? '' : greetings[culture](plainName(to));

function htmlOf(mail: MailText): string {
  const { button, culture, facts = [], footer, heading, paragraphs } = mail;
  const { language = culture.slice(0, 2) } = mail;
  const greeting = greetingOf(mail);
  const said = facts.map(([label, value]) =>
    fill(parts.fact, { label: escaped(label), value: lines(value) }),
  );
  return fill(parts.document, {
    language,
    preview: previewOf(heading),
    greeting: greeting && fill(parts.paragraph, { text: escaped(greeting) }),
    heading: escaped(heading),
    content: [
      ...paragraphs.map((text) => fill(parts.paragraph, { text: lines(text) })),
      facts.length > 0 ? fill(parts.facts, { facts: said.join('') }) : '',
      button
        ? fill(parts.button, { label: escaped(button.label), href: escaped(button.href) })
        : '',
    ].join(''),
    footer: escaped(footer),
  });
}

/** Below everything else, in small letters; whole addresses become links. */
export function signed(
  { html, text }: { html: string; text: string },
  letterhead: string,
): { html: string; text: string } {
  const linked = lines(letterhead).replaceAll(
    /https:\/\/[^\s<&]*[^\s<&.,;)]/g,
    (address) => `<a href="${address}" style="color:#5b5f63">${address}</a>`,
  );
  const below = `<p style="${small}">${linked}</p>`;
  return {
    html: html.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${below}</body>`),
    text: `${text}\n\n${letterhead}`,
  };
}

const small =
  'color:#5b5f63;font-family:Helvetica,Arial,sans-serif;font-size:13px;line-height:19px;margin:0 auto 24px;max-width:560px;padding:0 32px';

/** A mail program shows what follows a short preview, which is nothing that should be read there. */
function previewOf(heading: string): string {
  const most = 150;
  const blank = parts.blank.repeat(Math.max(0, most - heading.length));
  return escaped(heading.slice(0, most)) + (blank && `<div>${blank}</div>`);
}

function textOf(mail: MailText): string {
  const { button, facts = [], footer, heading, paragraphs } = mail;
  const greeting = greetingOf(mail);
  return [
    ...(greeting ? ['Oilway', `${greeting}\n`] : ['Oilway\n']),
    heading.toUpperCase(),
    ...paragraphs,
    ...facts.flat(),
    ...(button ? [`${button.label} ${button.href}`] : []),
    '-'.repeat(40),
    footer,
  ].join('\n\n');
}

/** What is filled in is not looked through again: a visitor may have written {{slots}}, too. */
function fill(part: string, values: Record<string, string>): string {
  return part.replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => values[slot] ?? '');
}

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br/>');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
