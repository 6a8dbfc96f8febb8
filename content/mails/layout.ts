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
import { render, toPlainText } from '@react-email/render';
import { createElement as h, type ReactNode } from 'react';
import type { Culture } from '../cultures.ts';

// Written without JSX: Node runs these files as they are.

const ink = '#16181a';
const styles = {
  body: { backgroundColor: '#f3f1ea', fontFamily: 'Helvetica, Arial, sans-serif', margin: 0 },
  card: { backgroundColor: '#ffffff', margin: '24px auto', maxWidth: '560px', padding: '32px' },
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

/** What a mail says, from top to bottom. */
export interface MailText {
  culture: Culture;
  heading: string;
  paragraphs: string[];
  /** What was sent, name and value. */
  facts?: (readonly [label: string, value: string])[];
  button?: { label: string; href: string };
  /** Why the reader gets this mail. */
  footer: string;
}

/** The words as HTML, in our look, and as text. */
export async function renderMail(mail: MailText): Promise<{ html: string; text: string }> {
  const html = await render(view(mail));
  return { html, text: toPlainText(html) };
}

function view({ button, culture, facts = [], footer, heading, paragraphs }: MailText): ReactNode {
  return h(
    Html,
    { lang: culture.slice(0, 2) },
    h(Head),
    h(Preview, null, heading),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.card },
        h(Text, { style: styles.brand }, 'Oilway'),
        h(Heading, { as: 'h1', style: styles.heading }, heading),
        ...paragraphs.map((text) => h(Text, { style: styles.text }, ...linesOf(text))),
        h(Section, null, ...facts.map(([label, value]) => fact(label, value))),
        button ? h(Button, { href: button.href, style: styles.button }, button.label) : null,
        h(Hr, { style: styles.rule }),
        h(Text, { style: styles.small }, footer),
      ),
    ),
  );
}

function fact(label: string, value: string): ReactNode {
  return h(
    Section,
    { key: label },
    h(Text, { style: styles.label }, label),
    h(Text, { style: styles.value }, ...linesOf(value)),
  );
}

/** A break that the plain text has as well, unlike one of the style. */
function linesOf(text: string): ReactNode[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));
}
