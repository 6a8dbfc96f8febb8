import { bold, h2, link, p, richText, ul } from '../rich-text.ts';
import type { DemoNews } from '../shape-lists.ts';

export const firstHalf2026: readonly DemoNews[] = [
  {
    publishDate: '2026-01-13',
    image: 'lift-bay',
    de: {
      title: 'Was 480.000 Ölwechsel über Autos verraten',
      slug: 'was-480000-oelwechsel-verraten',
      parentHeading: 'Technik',
      intro:
        'Wir haben unsere Werkstattdaten von 2025 ausgewertet: wie alt das Öl war, wie viel fehlte und welche Schraube am häufigsten festsitzt.',
      body: richText(
        p(
          'Im Durchschnitt kam ein Auto nach 21.400 km. Bei jedem sechsten stand das Öl unter dem Minimum, ohne dass eine Lampe geleuchtet hätte.',
        ),
        h2('Drei Beobachtungen'),
        ul(
          'Kurzstrecke zeigt sich am Öl: Es riecht nach Kraftstoff und ist dünner als frisches.',
          'Der Luftfilter wird meistens zu spät getauscht, der Innenraumfilter fast immer.',
          'Zwei von hundert Ablassschrauben waren von einer früheren Werkstatt zu fest angezogen.',
        ),
        p(
          'Die Zahlen enthalten keine Kennzeichen und keine Namen. Wie wir mit Daten umgehen, steht unter ',
          link('Datenschutz', { page: 'privacy' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Czego dowiedzieliśmy się ze 170 tysięcy wymian',
      slug: 'czego-dowiedzielismy-sie-z-wymian',
      parentHeading: 'Technika',
      intro:
        'Policzyliśmy dane z 2025 roku: ile kilometrów miał olej, ile go brakowało i która śruba najczęściej nie chce się odkręcić.',
      body: richText(
        p(
          'Przeciętne auto przyjechało po 14 800 km. W co piątym poziom był poniżej minimum, a żadna kontrolka się nie świeciła.',
        ),
        h2('Trzy obserwacje'),
        ul(
          'Krótkie trasy czuć w oleju: pachnie paliwem i jest rzadszy niż świeży.',
          'Filtr powietrza wymienia się za późno, a kabinowy prawie zawsze.',
          'Co trzecie auto z LPG jeździ na oleju dłużej, niż powinno.',
        ),
        p(
          'W danych nie ma numerów rejestracyjnych ani nazwisk. O prywatności piszemy ',
          link('osobno', { page: 'privacy' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2026-02-03',
    de: {
      title: 'Neue Meldestelle, gleicher Schutz',
      slug: 'neue-meldestelle-gleicher-schutz',
      parentHeading: 'Unternehmen',
      intro:
        'Zwei Kolleginnen betreuen ab sofort unsere interne Meldestelle. Hinweise gehen per Post, am Telefon oder im Gespräch, auch ohne Namen.',
      body: richText(
        p(
          'Das Hinweisgeberschutzgesetz verpflichtet Unternehmen ab 50 Beschäftigten zu einer Meldestelle. Unsere arbeitet unabhängig von Personalabteilung und Geschäftsführung.',
        ),
        p(
          bold('Die Fristen: '),
          'Bestätigung nach spätestens sieben Tagen, Rückmeldung nach spätestens drei weiteren Monaten.',
        ),
        p(
          'Auch wer für einen Lieferanten oder Entsorger arbeitet, kann sich an uns wenden. Die Wege stehen unter ',
          link('Hinweise geben', { page: 'reporting' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Rok z ustawą o ochronie sygnalistów',
      slug: 'rok-z-ustawa-o-ochronie-sygnalistow',
      parentHeading: 'Firma',
      intro:
        'Od września 2024 roku zgłoszenia przyjmują u nas dwie upoważnione osoby. Po pierwszym pełnym roku zmieniliśmy procedurę w dwóch miejscach.',
      body: richText(
        p(
          'W 2025 roku wpłynęły trzy zgłoszenia, dwa z nich anonimowo. Wszystkie sprawdziliśmy w terminie, a w jednym przypadku poprawiliśmy sposób magazynowania filtrów.',
        ),
        p(
          bold('Co się zmienia: '),
          'przyjmujemy zgłoszenia także od pracowników firm odbierających olej, a na spotkanie można przyjść z osobą towarzyszącą.',
        ),
        p(
          'Terminy są te same: siedem dni na potwierdzenie i trzy miesiące na odpowiedź. Szczegóły: ',
          link('Zgłoszenia sygnalistów', { page: 'reporting' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2026-03-10',
    image: 'canister-pour',
    de: {
      title: 'ACEA C6 und API SP: Was auf neuen Kanistern steht',
      slug: 'acea-c6-und-api-sp',
      parentHeading: 'Technik',
      intro:
        'Immer mehr Kanister tragen zwei neue Kürzel. Sie stehen für Schutz vor Vorentflammung und vor dem Verschleiß der Steuerkette.',
      body: richText(
        p(
          'Kleine Turbomotoren mit Direkteinspritzung neigen bei niedriger Drehzahl zur Vorentflammung. Das Gemisch zündet zu früh, im schlimmsten Fall bricht ein Kolben. Die Zusammensetzung des Öls hat darauf Einfluss.',
        ),
        h2('Die Normen, kurz'),
        ul(
          'API SP prüft Vorentflammung und Kettenverschleiß bei Benzinern.',
          'ACEA C6 übernimmt beides für dünne, aschearme Öle.',
          'ACEA C3 bleibt die Norm für viele Diesel mit Partikelfilter.',
        ),
        p(
          'Eine Norm ersetzt keine Freigabe. Verlangt Ihr Auto BMW LL-04 oder MB 229.51, muss genau das auf dem Etikett stehen. Unsere ',
          link('Produkte', { page: 'products' }),
          ' nennen beides.',
        ),
      ),
    },
    pl: {
      title: 'ACEA C6 i API SP: nowe skróty na kanistrach',
      slug: 'acea-c6-i-api-sp',
      parentHeading: 'Technika',
      intro:
        'Na etykietach pojawiają się dwa nowe oznaczenia. Mówią o ochronie przed przedwczesnym zapłonem i przed zużyciem łańcucha rozrządu.',
      body: richText(
        p(
          'Małe silniki turbo z wtryskiem bezpośrednim przy niskich obrotach bywają narażone na zbyt wczesny zapłon. W najgorszym razie pęka tłok. Skład oleju ma na to wpływ.',
        ),
        h2('Normy w skrócie'),
        ul(
          'API SP bada przedwczesny zapłon i zużycie łańcucha w silnikach benzynowych.',
          'ACEA C6 obejmuje jedno i drugie w rzadkich olejach niskopopiołowych.',
          'ACEA C3 pozostaje normą dla wielu diesli z filtrem DPF.',
        ),
        p(
          'Norma nie zastępuje aprobaty. Jeśli auto wymaga BMW LL-04 albo MB 229.51, to musi być na etykiecie. Przy naszych ',
          link('produktach', { page: 'products' }),
          ' podajemy jedno i drugie.',
        ),
      ),
    },
  },
  {
    publishDate: '2026-04-08',
    image: 'podium-run',
    de: {
      title: '84 Vereine, ein Topf: das Sponsoring des Jahres',
      slug: '84-vereine-ein-topf',
      parentHeading: 'Unternehmen',
      intro:
        'Laufgruppen, Feuerwehren, Schulwerkstätten: Wen wir 2025 unterstützt haben, wie viel es war und wer darüber entschieden hat.',
      body: richText(
        p(
          '84 von 231 Bewerbungen haben wir zugesagt, zusammen 96.400 €. Der kleinste Betrag waren 250 € für Fahrradschläuche, der größte 5.000 € für einen Anhänger der Jugendfeuerwehr.',
        ),
        p(
          'Entschieden haben fünf Mitarbeitende aus Kiel, Ulm, Dortmund, Poznań und Lublin. Wer aus derselben Stadt kommt, stimmt nicht mit.',
        ),
        p(
          'Die nächste Frist endet am 30. September. Was Sie einreichen, steht unter ',
          link('Sponsoring', { page: 'sponsoring' }),
          '.',
        ),
      ),
    },
    pl: {
      title: 'Medal z korka spustowego: sponsoring w 2025 roku',
      slug: 'medal-z-korka-spustowego',
      parentHeading: 'Firma',
      intro:
        'Biegi, ochotnicza straż, szkolne warsztaty: komu pomogliśmy, ile to było i kto o tym zdecydował.',
      body: richText(
        p(
          'W Polsce powiedzieliśmy „tak” 31 razy, razem na 118 tys. zł. Najmniej, bo tysiąc złotych, kosztowały dętki dla koła rowerowego, najwięcej przyczepka dla młodzieżowej drużyny pożarniczej.',
        ),
        p(
          'Zdecydowało pięć osób z pięciu stacji. Kto mieszka w tym samym mieście, ten nie głosuje.',
        ),
        p(
          'Następny termin mija 30 września. Co przysłać, piszemy na stronie ',
          link('Sponsoring', { page: 'sponsoring' }),
          '.',
        ),
      ),
    },
  },
  {
    publishDate: '2026-05-19',
    image: 'filter-close-up',
    de: {
      title: 'Billigfilter aufgeschnitten: ein Nachmittag mit der Säge',
      slug: 'billigfilter-aufgeschnitten',
      parentHeading: 'Ratgeber',
      intro:
        'Sechs Ölfilter für dasselbe Auto, von 3 bis 14 €. Wir haben sie zersägt, die Falten gezählt und die Ventile geprüft.',
      body: richText(
        p(
          'Von außen sehen alle gleich aus. Innen reichte die Papierfläche von 620 bis 1.480 Quadratzentimetern. Bei zweien fehlte die Klebenaht an einem Ende: Dort fließt Öl ungefiltert vorbei.',
        ),
        h2('Worauf es ankommt'),
        ul(
          'Rücklaufsperre aus Silikon, damit beim Start sofort Druck da ist',
          'Umgehungsventil mit dem Öffnungsdruck, den der Hersteller nennt',
          'gleichmäßige, rundum verklebte Falten',
        ),
        p(
          'Wir verbauen nur ',
          link('Filter', { page: 'filters' }),
          ' in Erstausrüsterqualität. Der Unterschied im Einkauf beträgt etwa 4 €.',
        ),
      ),
    },
    pl: {
      title: 'Przecięliśmy sześć filtrów oleju. Dwa przeciekały',
      slug: 'przecielismy-szesc-filtrow-oleju',
      parentHeading: 'Porady',
      intro:
        'Ten sam silnik, sześć filtrów, ceny od 12 do 59 zł. Policzyliśmy fałdy i sprawdziliśmy zawory.',
      body: richText(
        p(
          'Z zewnątrz nie widać różnicy. W środku powierzchnia papieru wahała się od 620 do 1480 centymetrów kwadratowych. W dwóch brakowało kleju na brzegu, więc olej płynął bokiem.',
        ),
        h2('Na co patrzeć'),
        ul(
          'silikonowy zawór zwrotny, dzięki któremu ciśnienie jest od razu po rozruchu,',
          'zawór obejściowy o ciśnieniu podanym przez producenta,',
          'równe fałdy, sklejone dookoła.',
        ),
        p(
          'Zakładamy tylko ',
          link('filtry', { page: 'filters' }),
          ' o jakości pierwszego montażu.',
        ),
      ),
    },
  },
  {
    publishDate: '2026-06-23',
    de: {
      title: 'Diese Website sagt jetzt, was sie nicht kann',
      slug: 'was-diese-website-nicht-kann',
      parentHeading: 'Unternehmen',
      intro:
        'Ein Jahr nach dem Start des Barrierefreiheitsstärkungsgesetzes haben wir unsere Erklärung überarbeitet, samt einer Liste der Lücken.',
      body: richText(
        p(
          'Geprüft haben zwei Menschen, die täglich mit Bildschirmleser und Tastatur arbeiten. Sie fanden die Karte schön und nutzlos. Deshalb steht neben jeder Karte jetzt dieselbe Auskunft als Liste.',
        ),
        h2('Was noch fehlt'),
        p(
          'Sicherheitsdatenblätter kommen von den Herstellern und sind nicht immer lesbar aufgebaut. Wir schicken den Text, wenn Sie ihn brauchen.',
        ),
        p('Alles Weitere steht unter ', link('Barrierefreiheit', { page: 'accessibility' }), '.'),
      ),
    },
    pl: {
      title: 'Dostępność: co poprawiliśmy, a czego jeszcze nie',
      slug: 'dostepnosc-co-poprawilismy',
      parentHeading: 'Firma',
      intro:
        'Minął rok od wejścia w życie przepisów o dostępności. Sprawdziliśmy stronę jeszcze raz i spisaliśmy, co wciąż się nie udaje.',
      body: richText(
        p(
          'Testowały ją dwie osoby, które na co dzień używają czytnika ekranu. Mapa im się podobała, ale nic im nie dała. Dlatego obok każdej mapy jest teraz ta sama informacja jako lista.',
        ),
        h2('Czego brakuje'),
        p(
          'Karty charakterystyki pochodzą od producentów i nie zawsze da się je odczytać. Na prośbę wysyłamy sam tekst.',
        ),
        p('Resztę znajdziesz na stronie ', link('Dostępność', { page: 'accessibility' }), '.'),
      ),
    },
  },
];
