import { br, h2, link, p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const imprintDe: DemoPageText = {
  title: 'Impressum',
  slug: 'impressum',
  seo: {
    title: 'Impressum der Oilway GmbH, Dortmund',
    description:
      'Anbieterkennzeichnung der Oilway GmbH nach § 5 DDG: Anschrift in Dortmund, Geschäftsführung, Handelsregister, Umsatzsteuer-ID und Kontakt per E-Mail.',
  },
  blocks: [
    { blockType: 'hero', variant: 'field', heading: 'Impressum' },
    {
      blockType: 'text',
      lead: 'Oilway ist ein erfundenes Unternehmen. Namen, Nummern und Anschriften auf diesen Seiten sind Beispiele.',
      body: richText(
        h2('Angaben nach § 5 DDG'),
        p('Oilway GmbH', br, 'Hannöversche Straße 22', br, '44143 Dortmund', br, 'Deutschland'),
        p('Geschäftsführung: Katrin Brandhoff, Jens Wieczorek'),
        h2('Kontakt'),
        p(
          'Telefon: ',
          link('+49 221 4710 100', { url: 'tel:+492214710100' }),
          br,
          'E-Mail: ',
          link('info@oilway.example', { url: 'mailto:info@oilway.example' }),
        ),
        h2('Register und Steuer'),
        p(
          'Registergericht: Amtsgericht Dortmund',
          br,
          'Handelsregister: HRB 00000 (fiktives Beispiel)',
          br,
          'Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE000000000 (fiktives Beispiel)',
        ),
        h2('Verantwortlich nach § 18 Abs. 2 MStV'),
        p('Katrin Brandhoff', br, 'Hannöversche Straße 22', br, '44143 Dortmund'),
        h2('Streitbeilegung für Verbraucher'),
        p(
          'Wir sind nicht bereit und nicht verpflichtet, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Wenn etwas nicht stimmt, schreiben Sie uns bitte zuerst: Fast alles klärt sich am selben Tag.',
        ),
        h2('Urheberrecht'),
        p(
          'Texte und Zeichnungen auf diesen Seiten gehören der Oilway GmbH. Wie wir mit Daten umgehen, steht unter ',
          link('Datenschutz', { page: 'privacy' }),
          '.',
        ),
      ),
      facts: [
        { label: 'Sitz', value: 'Dortmund' },
        { label: 'Schwestergesellschaft', value: 'Oilway Polska sp. z o.o., Poznań' },
      ],
    },
  ],
};
