import { bold, h3, ol, p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const aboutPl: DemoPageText = {
  title: 'O nas',
  slug: 'o-nas',
  seo: {
    title: 'O Oilway: wymieniamy olej, i to wszystko',
    description:
      'Od 2011 roku wymieniamy olej w Polsce: zaczęliśmy na poznańskim Górczynie, dziś mamy 25 stacji. Kim jesteśmy, jak pracujemy i co robimy z olejem.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Robimy jedną rzecz. I ciągle ją ćwiczymy.',
    },
    {
      blockType: 'text',
      heading: 'Z Dortmundu przez Górczyn do 25 stacji',
      lead: 'Oilway powstał w 1998 r. w Dortmundzie. Do Poznania trafił w 2011 r., bo założycielka polskiej spółki nie mogła znaleźć miejsca, gdzie olej wymienia się bez umawiania.',
      body: richText(
        p(
          'Dziś w Polsce pracuje u nas 150 osób na 25 stacjach, a z niemieckimi koleżankami i kolegami prowadzimy 65 adresów. Nie naprawiamy hamulców i nie sprzedajemy opon. Kto robi jedną rzecz trzydzieści razy dziennie, robi ją lepiej niż ktoś, kto robi trzydzieści różnych.',
        ),
        h3('Czym się różnimy'),
        p(
          bold('Cena jest na tablicy. '),
          'Taka sama wisi przy wjeździe i taka sama będzie na paragonie. Jeśli pod autem zobaczymy coś niepokojącego, pokażemy. Decyzja należy do Ciebie.',
        ),
        p(
          bold('Nikt nie dostaje prowizji. '),
          'Nasi mechanicy mają stałą pensję, więc nie muszą nic „dorzucać” do rachunku.',
        ),
      ),
      facts: [
        { label: 'Oilway', value: 'od 1998 r., Dortmund' },
        { label: 'W Polsce', value: 'od 2011 r., Poznań' },
        { label: 'Stacje', value: '25 w Polsce, 65 razem' },
        { label: 'Załoga w Polsce', value: '150 osób' },
      ],
    },
    {
      blockType: 'gallery',
      heading: 'Jak u nas jest',
      images: [
        { image: 'station-front', caption: 'Trzy bramy i żadnej recepcji po drodze.' },
        {
          image: 'tool-wall',
          caption: 'Każdy klucz ma swoje miejsce. Gdy któregoś brak, auto nie wyjeżdża.',
        },
        { image: 'dipstick', caption: 'Poziom mierzymy dwa razy.' },
        { image: 'vans-yard', caption: 'Wieczorem na placu, rano w trasie.' },
      ],
    },
    { blockType: 'anchor', name: 'oilway-quality' },
    {
      blockType: 'imageText',
      heading: 'Oilway Quality',
      body: richText(
        p(
          'Ten znak ma dwanaście naszych adresów w Polsce. Raz w roku przyjeżdża tam zwykłym autem ktoś, kogo załoga nie zna.',
        ),
        p(
          'Potem sprawdzamy: czy olej w silniku zgadza się z normą, czy korek dokręcono właściwym momentem i czy na paragonie jest to, co naprawdę wlano. Jedna zła odpowiedź i znaku nie ma.',
        ),
      ),
      illustration: 'lock-drop',
      side: 'left',
      link: { label: 'Znajdź stację ze znakiem', kind: 'page', page: 'locations' },
    },
    { blockType: 'anchor', name: 'zuzyty-olej' },
    {
      blockType: 'imageText',
      heading: 'Zużyty olej wraca jako nowy',
      body: richText(
        ol(
          [
            bold('Zbieramy '),
            'w dwupłaszczowych zbiornikach, osobno od płynu hamulcowego i chłodniczego.',
          ],
          [bold('Oddajemy '), 'uprawnionej firmie, a każdą partię ewidencjonujemy w BDO.'],
          [bold('Rafineria osusza '), 'olej i oddziela paliwo.'],
          [bold('Destylacja '), 'próżniowa daje czystą bazę, z której powstaje nowy olej.'],
        ),
        p(
          'Ustawa o odpadach każe w pierwszej kolejności regenerować olej, a dopiero potem go spalać. U nas do regeneracji trafia 97 %.',
        ),
      ),
      image: 'recycling-tank',
      side: 'right',
    },
    {
      blockType: 'numbers',
      value: '97 %',
      text: 'zużytego oleju z naszych stacji trafia do regeneracji.',
      items: [
        { value: '0 zł', text: 'tyle płacisz za odbiór starego oleju i filtra.' },
        { value: '14 dni', text: 'najdłużej tyle stoi u nas pełny zbiornik.' },
      ],
    },
    {
      blockType: 'quote',
      text: 'Pierwszy klient zapytał, gdzie jest haczyk. Przyjeżdża do dziś i pyta co roku.',
      name: 'Agnieszka Żurawska',
      role: 'mistrzyni serwisu, Poznań-Górczyn',
    },
    { blockType: 'socialFeed', heading: 'Na co dzień', network: 'facebook' },
    {
      blockType: 'callToAction',
      heading: 'Zajrzyj do nas.',
      text: 'Kawa jest gotowa, zanim spłynie olej.',
      shape: 'pool',
      links: [{ link: { label: 'Znajdź najbliższą stację', kind: 'page', page: 'locations' } }],
    },
  ],
};
