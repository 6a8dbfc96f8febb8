import { p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const eventsPl: DemoPageText = {
  title: 'Wydarzenia',
  slug: 'wydarzenia',
  seo: {
    title: 'Wydarzenia: wieczory w warsztacie, szkolenia',
    description:
      'Otwarte wieczory w warsztacie, zimowy przegląd, szkolenia dla flot i dzień uczniów: wszystkie terminy w Oilway. Wstęp wolny, liczba miejsc ograniczona.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Wydarzenia. Pod autem jest miejsce.',
      text: 'Przyjdź zobaczyć, zapytać i spróbować.',
    },
    { blockType: 'eventList', heading: 'Najbliższe terminy', display: 'full' },
    {
      blockType: 'eventForm',
      heading: 'Zgłoś się na najbliższy termin',
      text: 'Wystarczą imię, nazwisko i e-mail. Potwierdzenie przychodzi od razu, z linkiem do odwołania.',
      which: 'next',
    },
    {
      blockType: 'imageText',
      heading: 'Zanim przyjdziesz',
      body: richText(
        p(
          'Za żadne wydarzenie nie płacisz. Miejsc jest tyle, ile osób może bezpiecznie stanąć w kanale, dlatego prosimy o zgłoszenie.',
        ),
        p(
          'Załóż pełne buty. Okulary i rękawice dostaniesz na miejscu. Dzieci od ośmiu lat wchodzą do hali z opiekunem.',
        ),
      ),
      illustration: 'calendar',
      side: 'right',
    },
    {
      blockType: 'accordion',
      heading: 'Często pytacie',
      items: [
        {
          question: 'Czy mogę przyjechać własnym autem?',
          answer: richText(
            p(
              'Na zimowy przegląd jak najbardziej. Na wieczorach w warsztacie pracujemy przy naszych.',
            ),
          ),
        },
        {
          question: 'Czy hala jest dostępna na wózku?',
          answer: richText(
            p(
              'Hale nie mają progów, a w każdym miejscu jest dostępna toaleta. Do kanału prowadzą schody, więc obraz z dołu pokazujemy na ekranie.',
            ),
          ),
        },
        {
          question: 'Nie mogę przyjść. Czy muszę odwołać?',
          answer: richText(p('Napisz krótko e-mail, wtedy wejdzie ktoś z listy rezerwowej.')),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Termin dla Twojej grupy?',
      text: 'Dla klas, stowarzyszeń i flot od dziesięciu osób zorganizujemy osobny.',
      shape: 'pool',
      links: [{ link: { label: 'Skontaktuj się z nami', kind: 'page', page: 'contact' } }],
    },
  ],
};
