import { br, h2, link, p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const imprintPl: DemoPageText = {
  title: 'Informacje prawne',
  slug: 'informacje-prawne',
  seo: {
    title: 'Informacje prawne Oilway Polska sp. z o.o.',
    description:
      'Dane spółki Oilway Polska sp. z o.o. z siedzibą w Poznaniu: adres, numer KRS, NIP i REGON, kapitał zakładowy, zarząd oraz kontakt pocztą elektroniczną.',
  },
  blocks: [
    { blockType: 'hero', variant: 'field', heading: 'Informacje prawne' },
    {
      blockType: 'text',
      lead: 'Oilway jest firmą zmyśloną. Nazwiska, numery i adresy na tych stronach to przykłady.',
      body: richText(
        h2('Usługodawca'),
        p('Oilway Polska sp. z o.o.', br, 'ul. Obornicka 237', br, '60-650 Poznań', br, 'Polska'),
        p('Zarząd: Joanna Kaczmarek (prezes), Tomasz Lewandowski'),
        h2('Kontakt'),
        p('E-mail: ', link('kontakt@oilway.example', { url: 'mailto:kontakt@oilway.example' })),
        h2('Dane rejestrowe'),
        p(
          'Sąd Rejonowy Poznań – Nowe Miasto i Wilda w Poznaniu, VIII Wydział Gospodarczy Krajowego Rejestru Sądowego',
          br,
          'KRS: 0000000000 (przykład fikcyjny)',
          br,
          'NIP: 0000000000 (przykład fikcyjny)',
          br,
          'REGON: 000000000 (przykład fikcyjny)',
          br,
          'Kapitał zakładowy: 200 000 zł',
        ),
        h2('Spory konsumenckie'),
        p(
          'Reklamację możesz zgłosić na każdej stacji albo e-mailem. Odpowiadamy w ciągu 14 dni. Na podstawie ustawy z dnia 23 września 2016 r. o pozasądowym rozwiązywaniu sporów konsumenckich możesz też zwrócić się do wojewódzkiego inspektoratu Inspekcji Handlowej. O udziale w takim postępowaniu decydujemy po otrzymaniu wniosku.',
        ),
        h2('Wymagania techniczne'),
        p(
          'Do korzystania ze strony wystarczy dowolna aktualna przeglądarka. Nie zakładasz konta i nie zawierasz umowy. Nie wolno przesyłać treści o charakterze bezprawnym.',
        ),
        h2('Prawa autorskie'),
        p(
          'Teksty i rysunki należą do Oilway. O tym, co dzieje się z danymi, piszemy na stronie ',
          link('Prywatność', { page: 'privacy' }),
          '.',
        ),
      ),
      facts: [
        { label: 'Siedziba', value: 'Poznań' },
        { label: 'Spółka siostrzana', value: 'Oilway GmbH, Dortmund' },
      ],
    },
  ],
};
