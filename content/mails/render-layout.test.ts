import { type MailText, renderMail } from '@oilway/store/mails/layout.ts';
import { toPlainText } from '@react-email/render';
import { expect, test } from 'vitest';
import { renderMailWithReact } from './render-layout.ts';

const plain: MailText = {
  locale: 'de-DE',
  heading: 'Danke, Änne Groß.',
  paragraphs: ['Ihre Nachricht ist angekommen.'],
  footer: 'Aus dem Kontaktformular.',
};

test.each<[string, MailText]>([
  ['of few words', plain],
  [
    'of everything a mail can have',
    {
      locale: 'pl-PL',
      to: '<b>Łucja & {{heading}}</b>',
      heading: 'Dziękujemy.',
      paragraphs: ['Zażółć gęślą jaźń.', 'Jeden\nDwa\n\nCztery', '{{button}} {{content}} $& $1'],
      facts: [
        ['Numer', 'OW-26-483-1742'],
        ['Treść', `<script>alert("1")</script> & 'ja' &amp;\n${'ż'.repeat(20_000)}`],
        ['Treść', '{{heading}}'],
      ],
      button: { label: 'Otwórz <b>', href: 'https://oilway.example/pl?a=1&b="2"' },
      footer: '</p></td>',
    },
  ],
  ['without a recipient name', { ...plain, to: '' }],
  ['of a heading longer than its preview', { ...plain, heading: `&${'a'.repeat(400)}` }],
])('renders a mail %s identically to React, as HTML and text', async (_, mail) => {
  const { html, text } = await renderMail(mail);
  const drawn = await renderMailWithReact(mail);
  expect(html).toBe(drawn);
  expect(text).toBe(toPlainText(drawn));
});

test('preserves whitespace of a message in the text part', async () => {
  const { text } = await renderMail({ ...plain, facts: [['Nachricht', '  5 l  5W-30\n\tHallo']] });
  expect(text).toContain('  5 l  5W-30\n\tHallo');
});
