import type { DemoLocale, MediaName } from './shape.ts';
import type { DemoSocialPost } from './shape-lists.ts';
import { typeset } from './typography.ts';

type Network = DemoSocialPost['network'];
/** The newest first: days before the seeding, picture, likes, words. */
type Post = [daysAgo: number, image: MediaName, likes: number, message: string];

const written: Record<DemoLocale, Record<Network, readonly Post[]>> = {
  de: {
    instagram: [
      [1, 'winter-yard', 214, 'Erster Frost in Kiel. Das 0W-30 läuft, der Kollege noch nicht.'],
      [
        4,
        'dipstick',
        388,
        'Zwischen den beiden Marken liegt ein Liter. Steht das Öl in der Mitte, ist alles gut.',
      ],
      [
        8,
        'gearbox-open',
        512,
        '96.000 km, nie gewechselt, „Lebensdauerfüllung“. So sieht der Magnet danach aus.',
      ],
      [
        12,
        'team-counter',
        176,
        'Drei Schlüssel am Brett, drei Wagen fertig, 8:40 Uhr. Guten Morgen aus Ulm.',
      ],
      [
        16,
        'canister-pour',
        431,
        'Langsam gießen, dann kommt keine Luft mit hinein. Ja, auch wenn hinter Ihnen zwei warten.',
      ],
      [21, 'filter-close-up', 297, 'Links 60.000 km, rechts neu. Beide waren einmal weiß.'],
      [
        27,
        'training-room',
        649,
        'Montag zerlegt, Freitag gelaufen. Unsere Neuen haben den Motor um 16:52 Uhr gestartet.',
      ],
      [33, 'station-front', 255, 'Wandsbek hat die Tore gestrichen. Graphit, was sonst.'],
      [
        40,
        'tool-wall',
        803,
        'Ein Haken leer, also fährt kein Auto los. Der 17er lag in der Kaffeeküche.',
      ],
      [
        49,
        'recycling-tank',
        342,
        '14.000 Liter Altöl sind heute abgeholt worden. In ein paar Wochen ist das wieder Grundöl.',
      ],
      [
        58,
        'bottles-shelf',
        189,
        'Welches Öl? Das mit der Freigabe aus Ihrem Bordbuch. Die Farbe des Etiketts zählt nicht.',
      ],
      [
        69,
        'podium-run',
        467,
        '600 Kinder, 600 Startnummern, ein Regenschauer. Danke, Phoenix-See.',
      ],
    ],
    facebook: [
      [
        2,
        'winter-yard',
        96,
        'Der Wintercheck läuft bis Ende Februar, an allen 40 Standorten und ohne Termin. Zum Ölwechsel kostet er nichts.',
      ],
      [
        6,
        'team-counter',
        141,
        'Eine Kundin aus Koblenz hat uns Plätzchen gebracht. Der Ölwechsel war trotzdem nicht günstiger. Danke, Frau Schmitz!',
      ],
      [
        11,
        'training-room',
        233,
        'Alle neun haben bestanden, alle neun bleiben. Herzlichen Glückwunsch an den Jahrgang 2023!',
      ],
      [
        15,
        'vans-yard',
        87,
        'In Hannover fahren jetzt zwei Servicewagen. Ab zehn Fahrzeugen kommen wir zu Ihnen auf den Hof, gern am Abend.',
      ],
      [
        20,
        'gearbox-open',
        158,
        'Ruckt Ihre Automatik beim Anfahren? Probefahrt und Diagnose kosten nichts und dauern 20 Minuten.',
      ],
      [
        26,
        'tool-wall',
        119,
        'Offener Werkstattabend in Dortmund-Hörde: Detlef zeigt einen Ölwechsel in Zeitlupe. 24 Plätze, Suppe inklusive.',
      ],
      [
        34,
        'dipstick',
        204,
        'Frage der Woche: Sofort messen oder warten? Warten. Fünf Minuten, ebene Fläche, zweimal hinsehen.',
      ],
      [
        41,
        'station-front',
        312,
        '1998 hing hier ein Schild: „Ölwechsel ohne Termin“. Es hängt immer noch, nur die Preise darunter sind neu.',
      ],
      [
        52,
        'filter-close-up',
        128,
        'Wir haben sechs Ölfilter zersägt. Bei zweien fehlte die Klebenaht. Was das heißt, steht unter Aktuelles.',
      ],
      [
        63,
        'recycling-tank',
        176,
        'Altöl zurückgeben kostet bei uns nichts. Bringen Sie den Beleg mit und mischen Sie bitte nichts dazu.',
      ],
      [
        75,
        'podium-run',
        265,
        'Noch bis 30. September: Vereine aus der Nachbarschaft können sich um Unterstützung bewerben. Sechs Angaben genügen.',
      ],
      [
        88,
        'lift-bay',
        93,
        'Wir suchen in Köln, Ulm und Hamburg Verstärkung. Fester Lohn, feste Zeiten, Arbeitskleidung wird gewaschen.',
      ],
    ],
  },
  pl: {
    instagram: [
      [1, 'winter-yard', 187, 'Białystok, minus dziewięć. Olej płynie, my jeszcze nie całkiem.'],
      [
        5,
        'canister-pour',
        264,
        'Lejemy powoli, bo wtedy nie wchodzi powietrze. Tak, nawet gdy jest kolejka.',
      ],
      [
        9,
        'tool-wall',
        531,
        'Jeden haczyk pusty, więc żadne auto nie wyjeżdża. Siedemnastka leżała przy ekspresie.',
      ],
      [
        13,
        'gearbox-open',
        418,
        '112 tysięcy kilometrów na „dożywotnim” oleju. Tak wygląda potem magnes.',
      ],
      [18, 'team-counter', 143, 'Poniedziałek, 8:15, Lublin. Pierwsze auto już gotowe, kawa też.'],
      [23, 'filter-close-up', 322, 'Jeden po 50 tysiącach, drugi nowy. Zgadnij, który jest który.'],
      [
        29,
        'training-room',
        476,
        'W poniedziałek rozebrali, w piątek zapalił. Brawo, pierwszy rocznik!',
      ],
      [36, 'dipstick', 298, 'Między znakami mieści się litr. Poziom w połowie? Jedź spokojnie.'],
      [44, 'station-front', 201, 'Górczyn po remoncie: trzy bramy, nowy dach, ta sama kawa.'],
      [
        53,
        'recycling-tank',
        239,
        'Cysterna zabrała dziś sześć ton zużytego oleju. Wróci jako baza do nowego.',
      ],
      [
        61,
        'podium-run',
        587,
        'Medal z korka spustowego? Mamy ich czterysta, bo tyle dzieci dobiegło do mety nad Maltą.',
      ],
      [72, 'bottles-shelf', 156, 'Aprobata, norma, lepkość. W tej kolejności czyta się etykietę.'],
    ],
    facebook: [
      [
        3,
        'winter-yard',
        112,
        'Zimowy przegląd działa do końca lutego na wszystkich 25 stacjach. Przy wymianie oleju nic nie kosztuje.',
      ],
      [
        7,
        'vans-yard',
        95,
        'Z Katowic jeżdżą już dwa wozy serwisowe. Masz dziesięć aut w jednym miejscu? Przyjedziemy wieczorem na Twój plac.',
      ],
      [
        10,
        'team-counter',
        208,
        'Pan Zbigniew pyta co roku, gdzie jest haczyk. W tym roku przywiózł synową. Też pytała.',
      ],
      [
        17,
        'training-room',
        243,
        'Czworo absolwentów, cztery etaty. Gratulujemy i do zobaczenia w poniedziałek o siódmej.',
      ],
      [
        22,
        'gearbox-open',
        171,
        'Automat szarpie przy ruszaniu? Jazda próbna z diagnozą trwa 20 minut i jest bezpłatna.',
      ],
      [
        28,
        'tool-wall',
        134,
        'Wieczór w warsztacie na Górczynie: Agnieszka pokaże wymianę w zwolnionym tempie. Zupa dla wszystkich.',
      ],
      [
        37,
        'dipstick',
        189,
        'Mierzyć od razu czy poczekać? Poczekać. Pięć minut, równy plac i dwa spojrzenia na bagnet.',
      ],
      [
        46,
        'station-front',
        276,
        'W 2011 roku otworzyliśmy pierwszą bramę w Poznaniu. Klient numer jeden przyjeżdża do dziś.',
      ],
      [
        55,
        'filter-close-up',
        122,
        'Przecięliśmy sześć filtrów oleju, dwa przeciekały. Cała historia jest w aktualnościach.',
      ],
      [
        66,
        'recycling-tank',
        147,
        'Wymieniasz olej sam? Stary oddasz u nas za darmo. Prosimy tylko, niczego do niego nie dolewaj.',
      ],
      [
        77,
        'podium-run',
        231,
        'Do 30 września czekamy na wnioski klubów i stowarzyszeń. Wystarczy sześć informacji.',
      ],
      [
        90,
        'lift-bay',
        108,
        'Szukamy ludzi do Wrocławia, Lublina i Gdyni. Pensję podajemy od razu w ogłoszeniu.',
      ],
    ],
  },
};

const countries = ['de', 'pl'] as const;
const networks = ['instagram', 'facebook'] as const;

/** Per country and network, the newest first. */
export const socialPosts: readonly DemoSocialPost[] = countries.flatMap((country) =>
  networks.flatMap((network) =>
    written[country][network].map(([daysAgo, image, likes, message], index) => ({
      country,
      network,
      message: typeset(country, message),
      image,
      url: address(country, network, index),
      likes,
      daysAgo,
    })),
  ),
);

function address(country: DemoLocale, network: Network, index: number): string {
  const post = `oilway-${country}-${String(index + 1).padStart(2, '0')}`;
  return network === 'instagram'
    ? `https://www.instagram.com/p/${post}/`
    : `https://www.facebook.com/oilway.${country}/posts/${post}`;
}
