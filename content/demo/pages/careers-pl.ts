import { bold, link, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const careersPl: DemoPageText = {
  title: 'Kariera',
  slug: 'kariera',
  seo: {
    title: 'Praca w Oilway: warsztat i nauka zawodu',
    description:
      'Stała pensja, stały grafik i żadnych prowizji: jak pracuje się w Oilway w Polsce, kogo szukamy na stacjach i jak wygląda u nas nauka zawodu mechanika.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Kariera. Do domu z czystymi rękami.',
      text: 'Jedna robota, opanowana do perfekcji. Grafik znany z góry.',
      illustration: 'careers',
    },
    {
      blockType: 'text',
      heading: 'Na co możesz liczyć',
      lead: 'Pensję podajemy w ogłoszeniu, a nie dopiero na rozmowie. Wszystko inne też wolimy mówić od razu.',
      body: richText(
        ul(
          [
            bold('Umowa o pracę. '),
            'Od pierwszego dnia, po trzech miesiącach próby na czas nieokreślony.',
          ],
          [
            bold('Grafik na cztery tygodnie. '),
            '40 godzin, co druga sobota wolna, niedziele zawsze.',
          ],
          [
            bold('Zdrowe stanowisko. '),
            'Wyciąg spalin przy każdym kanale, ogrzewanie i pranie odzieży.',
          ],
          [
            bold('Szkolenia w czasie pracy. '),
            'Pięć dni w roku, od instalacji wysokiego napięcia po skrzynie biegów.',
          ],
        ),
      ),
      facts: [
        { label: 'Załoga', value: '150 osób w Polsce' },
        { label: 'Dodatki', value: 'opieka medyczna, karta sportowa' },
        { label: 'Uczniowie', value: '12' },
      ],
    },
    { blockType: 'anchor', name: 'oferty' },
    {
      blockType: 'text',
      heading: 'Kogo szukamy',
      body: richText(
        table([
          ['Stanowisko', 'Stacja', 'Pensja brutto'],
          ['Mechanik / mechaniczka', 'Wrocław-Krzyki, Lublin, Gdynia', '6800–8200 zł'],
          ['Kierownik / kierowniczka stacji', 'Łódź-Widzew', '9500–11 500 zł'],
          ['Specjalista / specjalistka od skrzyń', 'Kraków-Podgórze', '8400–10 200 zł'],
          ['Kierowca wozu serwisowego', 'Katowice-Dąb', '7000–8000 zł'],
        ]),
        p(
          'Nie ma Twojego miasta? Napisz mimo to. Na którejś z\u00a0',
          link('25 stacji', { page: 'locations' }),
          ' prawie zawsze ktoś jest potrzebny.',
        ),
      ),
    },
    { blockType: 'anchor', name: 'nauka-zawodu' },
    {
      blockType: 'imageText',
      heading: 'Nauka zawodu z umową i pensją',
      body: richText(
        p(
          'Z ośmioma szkołami branżowymi kształcimy mechaników pojazdów samochodowych. Trzy dni w tygodniu spędzasz u nas, dwa w szkole, a co pół roku zmieniasz stację.',
        ),
        p(
          'Hamulców i zawieszenia uczysz się w warsztatach partnerskich, bo my wymieniamy tylko olej. Egzamin jest państwowy, a po nim czeka etat.',
        ),
      ),
      image: 'training-room',
      side: 'right',
    },
    {
      blockType: 'quote',
      text: 'Przyszłam na dzień próbny w pożyczonych butach. Teraz sama pokazuję nowym, gdzie wiszą klucze.',
      name: 'Oliwia Banaś',
      role: 'uczennica trzeciego roku, Wrocław-Popowice',
    },
    {
      blockType: 'callToAction',
      heading: 'Wystarczą trzy zdania.',
      text: 'Kim jesteś, co umiesz i gdzie chcesz pracować. Bez listu motywacyjnego i bez zdjęcia.',
      shape: 'pool',
      links: [
        { link: { label: 'Napisz e-mail', kind: 'url', url: 'mailto:kariera@oilway.example' } },
        { link: { label: 'Zobacz dzień uczniów', kind: 'page', page: 'events' } },
      ],
    },
  ],
};
