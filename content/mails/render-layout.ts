import type { Locale } from '@oilway/store/locales.ts';
import { greetingOf, type LayoutParts, type MailText } from '@oilway/store/mails/layout.ts';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import { createElement as h, type ReactNode } from 'react';

// Without JSX: Node runs these files without a build step.

const ink = '#16181a';
const styles = {
  body: { backgroundColor: '#f3f1ea', fontFamily: 'Helvetica, Arial, sans-serif', margin: 0 },
  card: {
    backgroundColor: '#ffffff',
    margin: '24px auto',
    maxWidth: '560px',
    // A long name or address without a space must not widen the layout.
    overflowWrap: 'anywhere',
    padding: '32px',
  },
  brand: { color: ink, fontSize: '22px', fontWeight: 700, margin: '0 0 24px' },
  heading: { color: ink, fontSize: '24px', lineHeight: '30px', margin: '0 0 16px' },
  text: {
    color: ink,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 16px',
  },
  label: { color: '#5b5f63', fontSize: '13px', lineHeight: '18px', margin: '0' },
  value: {
    color: ink,
    fontSize: '16px',
    lineHeight: '23px',
    margin: '0 0 12px',
  },
  button: {
    backgroundColor: '#f5a81c',
    borderRadius: '24px',
    color: ink,
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 700,
    padding: '12px 24px',
    textDecoration: 'none',
  },
  rule: { borderColor: '#d9d6cc', margin: '24px 0' },
  small: { color: '#5b5f63', fontSize: '13px', lineHeight: '19px', margin: 0 },
} as const;

/** Length of the preview text that mail clients show beside the subject, in characters. */
const previewLength = 150;

/**
 * Returns the layout of all mails, with {{slots}} for the content. Rendered at build time, so that queueing a mail needs neither React nor a CSS
 * parser.
 */
export async function layoutParts(): Promise<LayoutParts> {
  const preview = 'x'.repeat(previewLength);
  const whole = page(
    'de-DE',
    preview,
    '{{greeting}}',
    '{{heading}}',
    ['{{content}}'],
    '{{footer}}',
  );
  const [, blanks = ''] =
    /<div>(.*?)<\/div>/.exec(await renderFragment(h(Preview, null, ''))) ?? [];
  return {
    document: (await render(whole))
      .replace(' lang="de"', ' lang="{{language}}"')
      .replace(preview, '{{preview}}'),
    paragraph: await renderFragment(h(Text, { style: styles.text }, '{{text}}')),
    facts: await renderFragment(h(Section, null, '{{facts}}')),
    fact: await renderFragment(fact('{{label}}', '{{value}}')),
    button: await renderFragment(button({ label: '{{label}}', href: '{{href}}' })),
    blank: blanks.slice(0, blanks.length / previewLength),
  };
}

/** Returns a mail rendered directly by React; the filled layout must equal it. */
export function renderMailWithReact(mail: MailText): Promise<string> {
  const { button: pressed, locale, facts = [], footer, heading, paragraphs } = mail;
  const greeting = greetingOf(mail);
  const greetingElement = greeting ? h(Text, { style: styles.text }, greeting) : null;
  const content = [
    ...paragraphs.map((text) => h(Text, { style: styles.text }, ...linesOf(text))),
    facts.length > 0
      ? h(Section, null, ...facts.map(([label, value]) => fact(label, value)))
      : null,
    pressed ? button(pressed) : null,
  ];
  return render(page(locale, heading, greetingElement, heading, content, footer));
}

function page(
  locale: Locale,
  preview: string,
  greeting: ReactNode,
  heading: string,
  content: ReactNode[],
  footer: string,
): ReactNode {
  return h(
    Html,
    { lang: locale.slice(0, 2) },
    h(Head),
    h(Preview, null, preview),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.card },
        h(Text, { style: styles.brand }, 'Oilway'),
        greeting,
        h(Heading, { as: 'h1', style: styles.heading }, heading),
        ...content,
        h(Hr, { style: styles.rule }),
        h(Text, { style: styles.small }, footer),
      ),
    ),
  );
}

const button = ({ href, label }: { label: string; href: string }): ReactNode =>
  h(Button, { href, style: styles.button }, label);

function fact(label: string, value: string): ReactNode {
  return h(
    Section,
    { key: label },
    h(Text, { style: styles.label }, label),
    h(Text, { style: styles.value }, ...linesOf(value)),
  );
}

function linesOf(text: string): ReactNode[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));
}

/** Renders a part without the document that the library adds around it. */
async function renderFragment(part: ReactNode): Promise<string> {
  return (await render(part)).replace(/^<!DOCTYPE[^>]*><!--\$-->/, '').replace(/<!--\/\$-->$/, '');
}
