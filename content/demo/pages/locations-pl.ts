import { p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const locationsPl: DemoPageText = {
  title: 'Stacje',
  slug: 'stacje',
  seo: {
    title: '25 stacji wymiany oleju w Polsce, mapa',
    description:
      'Znajdź najbliższą stację Oilway: 25 adresów od Gdyni po Bielsko-Białą, z godzinami otwarcia i zakresem usług. Bez umawiania, także w soboty.',
  },
  blocks: [
    { blockType: 'hero', variant: 'field', heading: 'Stacje' },
    {
      blockType: 'map',
      display: 'full',
      heading: 'Wszystkie 25 adresów',
      text: '15 stacji, siedem warsztatów partnerskich i trzy centra flotowe.',
    },
    {
      blockType: 'accordion',
      heading: 'Zanim wyruszysz',
      items: [
        {
          question: 'Czym stacja różni się od warsztatu partnerskiego?',
          answer: richText(
            p(
              'Stacje należą do nas. Warsztat partnerski to samodzielna firma, która pracuje na naszym oleju, według naszego cennika i tej samej listy czynności.',
            ),
          ),
        },
        {
          question: 'Czy któraś stacja jest czynna w niedzielę?',
          answer: richText(
            p(
              'Tak, Warszawa-Ursynów, od 10 do 15. Zakaz handlu w niedziele nie obejmuje usług, ale filtra na wynos tego dnia nie sprzedamy.',
            ),
          ),
        },
        {
          question: 'Co oznacza znak „Oilway Quality”?',
          answer: richText(
            p(
              'Dwanaście adresów z tym znakiem raz w roku przechodzi niezapowiedzianą kontrolę: próbki oleju, momenty dokręcania, porządek i paragony. Kto nie zda, traci znak tego samego dnia.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Masz więcej niż dwa auta?',
      text: 'Sprawdź warunki dla firm.',
      shape: 'pool',
      links: [{ link: { label: 'Obsługa flot', kind: 'page', page: 'fleet' } }],
    },
  ],
};
