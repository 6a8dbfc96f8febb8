import type { Locale } from '../locales.ts';
import { parts } from './layout-parts.ts';
import { plainName } from './plain-name.ts';

const greetings: Record<Locale, (name: string) => string> = {
  'de-DE': (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  'pl-PL': (name) => (name ? `Dzień dobry, ${name},` : 'Dzień dobry,'),
};

/** A mail's content, from top to bottom. */
export interface MailText {
  locale: Locale;
  /** The mail's language, where it differs from the culture's. */
  language?: string;
  /** The name as entered by a visitor or member, empty if unknown; the greeting contains its plain part. Undefined for staff, who get no greeting. */
  to?: string;
  heading: string;
  paragraphs: string[];
  /** The submitted data, as label and value. */
  facts?: (readonly [label: string, value: string])[];
  button?: { label: string; href: string };
  /** Why the reader gets this mail. */
  footer: string;
}

export type LayoutParts = typeof parts;

/** Returns the mail as HTML (`render-layout.ts`) and as text. */
export async function renderMail(mail: MailText): Promise<{ html: string; text: string }> {
  return { html: htmlOf(mail), text: textOf(mail) };
}

/** Returns the greeting of a visitor or member; empty for staff. */
export const greetingOf = ({ locale, to }: Pick<MailText, 'locale' | 'to'>): string =>
  to === undefined ? '' : greetings[locale](plainName(to));

function htmlOf(mail: MailText): string {
  const { button, locale, facts = [], footer, heading, paragraphs } = mail;
  const { language = locale.slice(0, 2) } = mail;
  const greeting = greetingOf(mail);
  const factRows = facts.map(([label, value]) =>
    fill(parts.fact, { label: escaped(label), value: lines(value) }),
  );
  return fill(parts.document, {
    language,
    preview: previewOf(heading),
    greeting: greeting && fill(parts.paragraph, { text: escaped(greeting) }),
    heading: escaped(heading),
    content: [
      ...paragraphs.map((text) => fill(parts.paragraph, { text: lines(text) })),
      facts.length > 0 ? fill(parts.facts, { facts: factRows.join('') }) : '',
      button
        ? fill(parts.button, { label: escaped(button.label), href: escaped(button.href) })
        : '',
    ].join(''),
    footer: escaped(footer),
  });
}

/** Returns the footer in small print; complete URLs become links. */
export function withFooter(
  { html, text }: { html: string; text: string },
  mailFooter: string,
): { html: string; text: string } {
  const linked = lines(mailFooter).replaceAll(
    /https:\/\/[^\s<&]*[^\s<&.,;)]/g,
    (address) => `<a href="${address}" style="color:#5b5f63">${address}</a>`,
  );
  const footerHtml = `<p style="${small}">${linked}</p>`;
  return {
    html: html.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${footerHtml}</body>`),
    text: `${text}\n\n${mailFooter}`,
  };
}

const small =
  'color:#5b5f63;font-family:Helvetica,Arial,sans-serif;font-size:13px;line-height:19px;margin:0 auto 24px;max-width:560px;padding:0 32px';

/** Pads a short preview text, so that mail programs do not append the mail's body to it. */
function previewOf(heading: string): string {
  const maxLength = 150;
  const padding = parts.blank.repeat(Math.max(0, maxLength - heading.length));
  return escaped(heading.slice(0, maxLength)) + (padding && `<div>${padding}</div>`);
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

/** Fills slots in one pass, because user input may contain {{slots}}, too. */
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
