import type { LibraryWords } from './shape.ts';

const number = (value: number) => value.toLocaleString('de-DE');

export const german: LibraryWords = {
  categories: {
    root: 'Bibliothek',
    products: 'Produkte',
    car: 'Motoröle Pkw',
    truck: 'Motoröle Nutzfahrzeuge',
    gear: 'Getriebeöle',
    filters: 'Filter',
    safety: 'Sicherheit und Umwelt',
    sheets: 'Sicherheitsdatenblätter',
    waste: 'Altöl und Entsorgung',
    workshop: 'Werkstatt',
    procedures: 'Arbeitsanweisungen',
    training: 'Schulung',
    sales: 'Verkauf',
    prices: 'Preislisten',
    pictures: 'Bilder und Werbemittel',
    forms: 'Formulare',
  },
  footer: 'Oilway GmbH, Dortmund. Demo-Dokument ohne Gewähr.',
  version: 'Fassung',
  uses: {
    car: 'Personenwagen und leichte Transporter',
    truck: 'Lastwagen, Busse und Landmaschinen',
    gear: 'Getriebe und Achsen',
  },
  filterKinds: {
    oil: 'Ölfilter',
    air: 'Luftfilter',
    cabin: 'Innenraumfilter',
    fuel: 'Kraftstofffilter',
  },
  dataSheet: ({ density, flash, name, norms, pour }, use) => ({
    title: `Produktdatenblatt ${name}`,
    place: 'products',
    print: 'same',
    pages: [
      {
        heading: name,
        paragraphs: [
          `${name} ist ein Schmieröl für ${use}. Es hält Dichtungen geschmeidig, bindet Ruß und bleibt bei Kälte fließfähig, damit der Schmierfilm schon in den ersten Sekunden nach dem Start steht.`,
          'Maßgeblich ist immer die Freigabe des Fahrzeugherstellers in der Betriebsanleitung. Das Öl darf mit anderen Ölen gleicher Spezifikation gemischt werden; die volle Leistung erreicht es unvermischt.',
          'Kühl, trocken und frostfrei lagern. Im ungeöffneten Gebinde ist das Öl fünf Jahre haltbar.',
        ],
        table: [
          ['Dichte bei 15 °C', `${number(density)} kg/l`],
          ['Flammpunkt', `${flash} °C`],
          ['Pourpoint', `${number(pour)} °C`],
          ['Spezifikationen', norms],
        ],
      },
    ],
  }),
  safetySheet: ({ flash, name }) => ({
    title: `Sicherheitsdatenblatt ${name}`,
    place: 'sheets',
    print: 'same',
    pages: [
      {
        heading: `Sicherheitsdatenblatt: ${name}`,
        paragraphs: [
          'Mögliche Gefahren: Das Gemisch ist nicht als gefährlich eingestuft. Längerer Hautkontakt entfettet die Haut; gebrauchtes Öl kann Schadstoffe enthalten.',
          'Erste Hilfe: Nach Hautkontakt mit Wasser und Seife waschen. Nach Augenkontakt zehn Minuten spülen. Nach Verschlucken kein Erbrechen herbeiführen und ärztlichen Rat einholen.',
          `Brandbekämpfung: Der Flammpunkt liegt bei ${flash} °C. Geeignet sind Schaum, Pulver und Kohlendioxid, nicht der Wasservollstrahl.`,
        ],
      },
      {
        heading: 'Freisetzung, Lagerung, Entsorgung',
        paragraphs: [
          'Ausgelaufenes Öl mit Bindemittel aufnehmen und nicht in die Kanalisation gelangen lassen. Rutschgefahr: Flächen sofort reinigen.',
          'Persönliche Schutzausrüstung: Handschuhe aus Nitril und eine Schutzbrille beim Umfüllen.',
          'Altöl getrennt sammeln und einem zugelassenen Entsorger übergeben.',
        ],
      },
    ],
  }),
  filterSheet: ({ code, height, width }, kind) => ({
    title: `${kind} ${code}`,
    place: 'filters',
    print: 'same',
    pages: [
      {
        heading: `${kind} ${code}`,
        paragraphs: [
          `Der ${kind} ${code} wird bei jedem zweiten Ölwechsel geprüft und nach dem Plan des Herstellers ersetzt.`,
          'Dichtfläche reinigen, die neue Dichtung mit frischem Öl benetzen und den Filter von Hand anziehen. Danach auf Undichtigkeit prüfen.',
        ],
        table: [
          ['Höhe', `${height} mm`],
          ['Durchmesser oder Breite', `${width} mm`],
        ],
      },
    ],
  }),
  priceGroups: ['Motoröle', 'Getriebeöle', 'Filter', 'Dienstleistungen'],
  priceList: (group, quarter) => ({
    title: `Preisliste ${group}, ${quarter}. Quartal 2026`,
    place: 'prices',
    print: 'own',
    pages: [
      {
        heading: `Preisliste ${group}`,
        paragraphs: [
          `Gültig im ${quarter}. Quartal 2026 für Partnerbetriebe. Alle Preise netto, frei Haus ab 300 Euro Bestellwert.`,
        ],
        table: [4, 20, 60, 208].map((liters) => [
          `Gebinde ${liters} Liter`,
          `${number(Math.round(liters * (7.4 + quarter / 5) * 100) / 100)} Euro`,
        ]),
      },
    ],
  }),
  procedures: [
    [
      'Ölwechsel am Pkw',
      'Motor warmfahren, Ablassschraube lösen und das Altöl auffangen. Dichtring erneuern, Filter tauschen, Füllmenge nach Datenblatt einfüllen und den Ölstand nach zwei Minuten messen.',
    ],
    [
      'Ölwechsel mit Absaugung',
      'Saugsonde durch das Rohr des Messstabs führen, bis sie den Boden der Wanne berührt. Die abgesaugte Menge mit der Füllmenge vergleichen.',
    ],
    [
      'Ölstand richtig messen',
      'Fahrzeug waagerecht abstellen, Motor aus, zwei Minuten warten. Bei elektronischer Anzeige die Vorgaben des Herstellers beachten.',
    ],
    [
      'Serviceanzeige zurücksetzen',
      'Nach jedem Wechsel die Intervallanzeige zurücksetzen und den nächsten Termin auf dem Anhänger vermerken.',
    ],
    [
      'Getriebeöl spülen',
      'Automatikgetriebe mit dem Spülgerät anschließen, Temperatur überwachen und bis zum klaren Öl spülen. Pegel bei 40 °C einstellen.',
    ],
    [
      'Doppelkupplung: Öl und Filter',
      'Nur das freigegebene Öl verwenden. Anzugsmoment der Filterkappe: 20 Newtonmeter.',
    ],
    [
      'Achsöl wechseln',
      'Erst die Einfüllschraube, dann die Ablassschraube lösen. Magnet der Schraube reinigen und auf Späne prüfen.',
    ],
    [
      'Luftfilter ersetzen',
      'Gehäuse aussaugen, bevor der neue Einsatz hineinkommt. Einbaurichtung beachten.',
    ],
    [
      'Innenraumfilter ersetzen',
      'Handschuhfach lösen, Pfeilrichtung des Luftstroms prüfen, Klappe bis zum Einrasten schließen.',
    ],
    [
      'Kraftstofffilter entlüften',
      'Zündung dreimal einschalten, damit die Vorförderpumpe den Kreis füllt. Danach Leckprüfung.',
    ],
    [
      'Ablassschraube: Drehmomente',
      'Stahlwanne 30, Aluminiumwanne 25 Newtonmeter. Immer mit neuem Dichtring.',
    ],
    [
      'Sauberkeit an der Einfüllstelle',
      'Trichter und Kannen nur für eine Ölsorte verwenden und abgedeckt lagern.',
    ],
    [
      'Hebebühne: tägliche Prüfung',
      'Seile, Verriegelung und Endschalter vor dem ersten Fahrzeug prüfen und im Heft abzeichnen.',
    ],
    [
      'Ölspuren beseitigen',
      'Bindemittel streuen, einarbeiten, aufnehmen. Menge und Ort im Umweltbuch eintragen.',
    ],
    [
      'Fahrzeugannahme in drei Minuten',
      'Kennzeichen, Kilometerstand, Wunsch des Kunden. Vorschäden zeigen und bestätigen lassen.',
    ],
    [
      'Endkontrolle nach dem Ölwechsel',
      'Ölstand, Dichtheit, Anzeige, Anhänger, Werkzeug. Erst dann den Schlüssel übergeben.',
    ],
  ],
  training: [
    [
      'Grundkurs Viskosität',
      'Was die Zahlen vor und nach dem W bedeuten und warum dünneres Öl Kraftstoff spart.',
    ],
    [
      'Normen lesen: ACEA und API',
      'Wie Freigaben aufgebaut sind und welche einander ersetzen dürfen.',
    ],
    [
      'Hybridfahrzeuge in der Werkstatt',
      'Warum Motoren, die oft kalt starten, andere Öle brauchen, und wie das Hochvoltsystem gesichert wird.',
    ],
    ['Beratung am Tresen', 'Fragen, zuhören, erklären: wie ein Angebot ohne Druck entsteht.'],
    [
      'Reklamationen aufnehmen',
      'Sachverhalt festhalten, Ölprobe ziehen, Rückmeldung binnen zwei Tagen.',
    ],
    ['Ölanalyse verstehen', 'Was Eisen, Silizium und Kraftstoff im Altöl verraten.'],
    [
      'Arbeitsschutz für neue Kollegen',
      'Handschuhe, Brille, Hautschutzplan, Verhalten bei Unfällen.',
    ],
    ['Flottenkunden betreuen', 'Wartungspläne, Sammelrechnung und Termine auf dem Hof.'],
  ],
  waste: [
    [
      'Merkblatt Altöl',
      'Altöl wird nach Sammelkategorien getrennt. Fremdstoffe wie Bremsflüssigkeit machen die ganze Charge zu Sondermüll.',
    ],
    [
      'Altölannahme für Kunden',
      'Wer Motoröl verkauft, nimmt die gleiche Menge Altöl kostenlos zurück.',
    ],
    [
      'Ölfilter entsorgen',
      'Filter zwölf Stunden abtropfen lassen und im gekennzeichneten Fass sammeln.',
    ],
    [
      'Leckage: Sofortmaßnahmen',
      'Quelle schließen, Gully abdecken, Bindemittel streuen, Leitung informieren.',
    ],
    [
      'Lagerung wassergefährdender Stoffe',
      'Auffangwanne für das größte Gebinde, mindestens für ein Zehntel der Gesamtmenge.',
    ],
    ['Nachweisbuch führen', 'Übernahmescheine drei Jahre aufbewahren und nach Datum abheften.'],
    [
      'Bindemittel: Auswahl und Menge',
      'Ein Liter Öl braucht etwa zwei Kilogramm Granulat vom Typ III R.',
    ],
    ['Umweltbilanz 2025', 'Aus 412 Tonnen Altöl wurden 290 Tonnen Basisöl gewonnen.'],
  ],
  forms: [
    ['Bestellformular', 'Artikelnummer, Menge, Lieferadresse, Ansprechpartner.'],
    ['Reklamationsformular', 'Fahrzeug, Kilometerstand, Öl und Charge, Beschreibung des Mangels.'],
    [
      'Einverständnis zur Ölanalyse',
      'Der Kunde stimmt zu, dass eine Probe seines Altöls untersucht wird.',
    ],
    ['Übergabeprotokoll', 'Zustand des Fahrzeugs bei Annahme und Rückgabe.'],
    ['Antrag auf Rahmenvertrag', 'Für Flotten ab drei Fahrzeugen.'],
    ['Anmeldung zur Schulung', 'Name, Betrieb, gewünschter Termin.'],
  ],
  pictures: [
    'Kanister 5 Liter',
    'Kanister 1 Liter',
    'Fass 208 Liter',
    'Station bei Nacht',
    'Ölstrahl',
    'Messstab',
    'Plakat Frühjahr',
    'Plakat Winter',
    'Banner Öl und Filter',
    'Etikett 5W-30',
    'Logo auf Papier',
    'Logo auf Graphit',
  ],
  links: [
    ['Ölwegweiser der Hersteller', 'https://oelwegweiser.example/'],
    ['Entsorger in Ihrer Nähe', 'https://entsorger.example/suche'],
    ['Schulungskalender', 'https://schulung.example/kalender'],
    ['Bestellshop für Partner', 'https://shop.example/partner'],
  ],
};
