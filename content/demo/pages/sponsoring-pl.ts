import { bold, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const sponsoringPl: DemoPageText = {
  title: 'Sponsoring',
  slug: 'sponsoring',
  seo: {
    title: 'Sponsoring dla klubów i stowarzyszeń',
    description:
      'Oilway wspiera kluby i projekty w okolicy swoich stacji kwotą od 1 000 do 20 000 zł rocznie: co finansujemy, czego nie i jak złożyć wniosek.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Sponsoring. Dla klubów z sąsiedztwa.',
      text: 'Do 25 km od każdej stacji, według prostych zasad i z odpowiedzią po sześciu tygodniach.',
      illustration: 'sponsoring',
    },
    {
      blockType: 'text',
      heading: 'Co wspieramy',
      lead: 'Wolimy dać trochę wielu niż dużo jednemu. W ubiegłym roku w Polsce pomogliśmy 31 klubom i stowarzyszeniom.',
      body: richText(
        ul(
          [bold('Sport w okolicy: '), 'drużyny młodzieżowe, biegi, sport na wózkach.'],
          [bold('Technika z bliska: '), 'warsztaty szkolne, koła robotyki, naprawa rowerów.'],
          [bold('Pomoc i przyroda: '), 'ochotnicza straż pożarna, czyste rzeki, jadłodzielnie.'],
        ),
        table([
          ['Poziom', 'Kwota rocznie', 'W zamian'],
          ['Kropla', 'do 2000 zł', 'nic'],
          ['Bańka', 'do 8000 zł', 'wzmianka na stronie i na tablicy'],
          ['Beczka', 'do 20 000 zł', 'do uzgodnienia, na przykład koszulki'],
        ]),
        p(
          'Nie wspieramy partii, związków wyznaniowych, osób prywatnych bez klubu, sportów motorowych ani imprez, na których najważniejszy jest alkohol.',
        ),
      ),
      facts: [
        { label: 'Terminy', value: '31 marca i 30 września' },
        { label: 'Odpowiedź', value: 'po sześciu tygodniach' },
        { label: 'Umowa', value: 'na rok, najwyżej trzy razy' },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Bieg, na którym wygrywa każdy',
      body: richText(
        p(
          'Od trzech lat kupujemy numery startowe na bieg dziecięcy nad Maltą w Poznaniu. Na mecie czeka woda, jabłko i medal z korka spustowego.',
        ),
      ),
      image: 'podium-run',
      side: 'left',
    },
    {
      blockType: 'text',
      heading: 'Jak decydujemy',
      body: richText(
        p(
          'Decyduje pięć osób z pięciu stacji, a nie zarząd. Odmowę uzasadniamy. Na koniec roku prosimy o zdjęcie i stronę sprawozdania.',
        ),
      ),
    },
    { blockType: 'anchor', name: 'wniosek' },
    {
      blockType: 'sponsoringForm',
      heading: 'Złóż wniosek',
      text: 'Nie potrzebujemy kolorowej teczki.',
      mostActivities: 2,
    },
    {
      blockType: 'callToAction',
      heading: 'Jakieś pytania?',
      text: 'Odpowiada na nie Marta Wilczek.',
      shape: 'pool',
      links: [
        { link: { label: 'Napisz e-mail', kind: 'url', url: 'mailto:sponsoring@oilway.example' } },
      ],
    },
  ],
};
