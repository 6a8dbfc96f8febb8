import { type MailText, renderMail } from '@oilway/store/mails/layout.ts';
import { toPlainText } from '@react-email/render';
import { expect, test } from 'vitest';
import { drawMail } from './design.ts';

const plain: MailText = {
  culture: 'de-DE',
  heading: 'Danke, Änne Groß.',
  paragraphs: ['Ihre Nachricht ist angekommen.'],
  footer: 'Aus dem Kontaktformular.',
};

test.each<[string, MailText]>([
  ['of few words', plain],
  [
    'of everything a mail can have',
    {
      culture: 'pl-PL',
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
  ['to somebody whose name is not known', { ...plain, to: '' }],
  ['of a heading longer than its preview', { ...plain, heading: `&${'a'.repeat(400)}` }],
])('a mail %s is what React draws, as HTML and as text', async (_, mail) => {
  const { html, text } = await renderMail(mail);
  const drawn = await drawMail(mail);
  expect(html).toBe(drawn);
  expect(text).toBe(toPlainText(drawn));
});

test('the text keeps how a message was set', async () => {
  const { text } = await renderMail({ ...plain, facts: [['Nachricht', '  5 l  5W-30\n\tHallo']] });
  expect(text).toContain('  5 l  5W-30\n\tHallo');
});
