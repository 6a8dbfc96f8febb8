import { polishPlural } from '../../../components/polish-plural.ts';
import type { Locale } from '../../../pages/page-context.ts';
import { stationLabels } from '../../../pages/parts/station-labels.ts';

const stacje = (count: number) => `${count} ${polishPlural(count, 'stacja', 'stacje', 'stacji')}`;
const stationen = (count: number) => (count === 1 ? '1 Station' : `${count} Stationen`);

const german = {
  search: 'Suchen',
  results: 'Stationen',
  showAll: 'Alle Stationen zeigen',
  noneHeading: (place: string) => `Zu „${place}“ haben wir noch keine Station.`,
  noneText:
    'Versuchen Sie es mit der nächsten größeren Stadt oder den ersten zwei Ziffern der Postleitzahl.',
  total: stationen,
  route: 'Route planen',
  toStation: 'Zur Station',
  ...stationLabels['de-DE'],
  filterLabel: 'Stationen filtern',
  allKinds: 'Alle',
  openNow: 'Jetzt geöffnet',
  filter: 'Filter',
  activeFilters: (offers: string) => `Gefiltert: ${offers}.`,
  noneOffers: 'Keine Station bietet das hier an.',
  noneOpen: 'Zurzeit hat hier keine Station geöffnet.',
  noKind: 'Diese Art von Station gibt es nicht.',
  noStation: 'Die gesuchte Station gibt es hier nicht mehr.',
  inPlace: (count: number, place: string) => `${stationen(count)} zu „${place}“`,
  noneInPlace: (place: string) => `Keine Station zu „${place}“, die nächsten:`,
  nearYou: (count: number): string =>
    count === 1 ? 'Die nächste Station' : 'Die nächsten Stationen',
  nearby: 'In der Nähe',
  /** `fragment` is part of URLs. */
  viewSwitch: { both: 'Liste oder Karte', list: 'Liste', map: 'Karte', fragment: 'karte' },
  byDistance: 'nach Entfernung',
  distanceFrom: (place: string) => `nach Entfernung von ${place}`,
  /** For a place guessed from a part of its name. */
  distanceFromGuess: (place: string) => `nach Entfernung von ${place} (vermutlich gemeint)`,
  distanceFromCodes: (beginning: string) =>
    `nach Entfernung von der Mitte des Gebiets mit den Postleitzahlen ${beginning}…`,
  didYouMean: 'Oder meinten Sie:',
  choosePlace: (place: string) => `„${place}“ gibt es mehrmals. Welchen Ort meinen Sie?`,
  choosePlaceHint:
    'Ist Ihr Ort nicht dabei? Ergänzen Sie das Bundesland, den Kreis oder die Postleitzahl.',
  distanceFromArea: (area: string) => `nach Entfernung von der Mitte des Gebiets „${area}“`,
  geodataCredit: 'Orte und Postleitzahlen (bearbeitet):',
  more: 'Weitere Stationen zeigen',
  previous: 'Vorige Stationen',
  part: (part: number, parts: number) => `Teil ${part} von ${parts}`,
  map: {
    name: 'Karte der Stationen',
    keys: 'Mit den Pfeiltasten verschieben, mit Plus und Minus vergrößern und verkleinern, mit Esc die Auswahl aufheben.',
    zoomIn: 'Karte vergrößern',
    zoomOut: 'Karte verkleinern',
    myPosition: 'Stationen in meiner Nähe',
    cluster: (count: number, town: string) => `${count} Stationen bei ${town}, näher heran`,
    failed: 'Die Stationen konnten nicht geladen werden. Versuchen Sie es später noch einmal.',
    searching: 'Ihr Standort wird gesucht.',
    positionUnavailable:
      'Ihr Standort ließ sich nicht bestimmen. Suchen Sie nach Ort oder Postleitzahl.',
    permissionDenied:
      'Ihr Browser gibt den Standort nicht frei. Suchen Sie nach Ort oder Postleitzahl oder erlauben Sie ihn in den Einstellungen.',
    inView: (count: number) => `Kartenausschnitt: ${stationen(count)}`,
    cleared: 'Auswahl aufgehoben',
    close: 'Schließen',
    chosen: (title: string) => `${title} ausgewählt`,
    streets: 'Straßenkarte laden',
    streetsFrom: (host: string) => `Dabei erfährt ${host} Ihre IP-Adresse.`,
    hideStreets: 'Straßenkarte ausschalten',
    streetsOn: 'Straßenkarte eingeschaltet',
    streetsOff: 'Straßenkarte ausgeschaltet',
  },
  opening: {
    until: (time: string) => `geöffnet bis ${time}`,
    soon: (minutes: number, time: string) =>
      `schließt in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}, ${time}`,
    closed: 'geschlossen',
    closedUntil: (day: number, month: number) => `bis ${day}.${month}. geschlossen`,
    holiday: 'heute Feiertag',
    /** @param day the weekday from 0 (Sunday); used from the day after tomorrow on. */
    opens: (inDays: number, day: number, time: string) => {
      const weekday = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'][day];
      return `öffnet ${inDays === 0 ? 'heute' : inDays === 1 ? 'morgen' : weekday} ${time}`;
    },
  },
};

export const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    search: 'Szukaj',
    results: 'Stacje',
    showAll: 'Pokaż wszystkie stacje',
    noneHeading: (place) => `Dla „${place}” nie mamy jeszcze stacji.`,
    noneText: 'Prosimy podać najbliższe większe miasto albo dwie pierwsze cyfry kodu pocztowego.',
    total: stacje,
    route: 'Zaplanuj trasę',
    toStation: 'Strona stacji',
    ...stationLabels['pl-PL'],
    filterLabel: 'Filtruj stacje',
    allKinds: 'Wszystkie',
    openNow: 'Teraz otwarte',
    filter: 'Filtry',
    activeFilters: (offers) => `Filtr: ${offers}.`,
    noneOffers: 'Żadna stacja nie ma tu tego w ofercie.',
    noneOpen: 'Żadna stacja nie jest tu teraz otwarta.',
    noKind: 'Nie ma takiego rodzaju stacji.',
    noStation: 'Szukanej stacji już tu nie ma.',
    inPlace: (count, place) => `${stacje(count)} dla „${place}”`,
    noneInPlace: (place) => `Brak stacji dla „${place}”, najbliższe:`,
    nearYou: (count) => (count === 1 ? 'Najbliższa stacja' : 'Najbliższe stacje'),
    nearby: 'W pobliżu',
    viewSwitch: { both: 'Lista albo mapa', list: 'Lista', map: 'Mapa', fragment: 'mapa' },
    byDistance: 'według odległości',
    distanceFrom: (place) => `według odległości od: ${place}`,
    distanceFromGuess: (place) =>
      `według odległości od: ${place} (prawdopodobnie o to miejsce chodzi)`,
    distanceFromCodes: (beginning) => `według odległości od środka obszaru z kodami ${beginning}…`,
    didYouMean: 'A może chodzi o:',
    choosePlace: (place) => `„${place}” to nazwa kilku miejsc. O\u00a0które chodzi?`,
    choosePlaceHint: 'Nie ma go na liście? Prosimy dopisać województwo, powiat lub kod pocztowy.',
    distanceFromArea: (area) => `według odległości od środka obszaru „${area}”`,
    geodataCredit: 'Miejscowości i kody pocztowe (w opracowaniu własnym):',
    more: 'Pokaż więcej stacji',
    previous: 'Poprzednie stacje',
    part: (part, parts) => `Część ${part} z ${parts}`,
    map: {
      name: 'Mapa stacji',
      keys: 'Strzałki przesuwają mapę, plus i minus zmieniają skalę, Esc usuwa wybór.',
      zoomIn: 'Powiększ mapę',
      zoomOut: 'Pomniejsz mapę',
      myPosition: 'Stacje w pobliżu',
      cluster: (count, town) => `${stacje(count)}, okolice: ${town}, przybliż`,
      failed: 'Nie udało się wczytać stacji. Prosimy spróbować później.',
      searching: 'Ustalamy Państwa położenie.',
      positionUnavailable:
        'Nie udało się ustalić położenia. Prosimy podać miejscowość lub kod pocztowy.',
      permissionDenied:
        'Przeglądarka nie udostępnia położenia. Prosimy podać miejscowość lub kod pocztowy albo zezwolić na to w ustawieniach.',
      inView: (count) => `Wycinek mapy: ${stacje(count)}`,
      cleared: 'Wybór usunięty',
      close: 'Zamknij',
      chosen: (title) => `Wybrano: ${title}`,
      streets: 'Wczytaj mapę ulic',
      streetsFrom: (host) => `Serwer ${host} pozna wtedy Państwa adres IP.`,
      hideStreets: 'Wyłącz mapę ulic',
      streetsOn: 'Mapa ulic włączona',
      streetsOff: 'Mapa ulic wyłączona',
    },
    opening: {
      until: (time) => `otwarte do ${time}`,
      soon: (minutes, time) => `zamknięcie za ${minutes}\u00a0min, ${time}`,
      closed: 'zamknięte',
      closedUntil: (day, month) => `zamknięte do ${day}.${String(month).padStart(2, '0')}`,
      holiday: 'dziś święto',
      opens: (inDays, day, time) => {
        const weekday = ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'][day];
        return `otwarcie ${inDays === 0 ? 'dziś' : inDays === 1 ? 'jutro' : weekday} ${time}`;
      },
    },
  },
};
