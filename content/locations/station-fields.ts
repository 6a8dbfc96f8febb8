import type { ArrayField, Field, PayloadRequest, Validate } from 'payload';
import {
  checkboxField,
  dateField,
  emptySelectField,
  pluralLabels,
  relationshipField,
  row,
  selectField,
  textField,
} from '../blocks/fields.ts';
import { rowLabel } from '../editing/row-label.ts';
import { inLanguage, text } from '../labels.ts';
import { timeField } from './opening-hours.ts';

const weekdays = {
  mon: text('Montag', 'Poniedziałek', 'Monday'),
  tue: text('Dienstag', 'Wtorek', 'Tuesday'),
  wed: text('Mittwoch', 'Środa', 'Wednesday'),
  thu: text('Donnerstag', 'Czwartek', 'Thursday'),
  fri: text('Freitag', 'Piątek', 'Friday'),
};

const messages = {
  twice: text(
    'Jeder Wochentag darf nur einmal vorkommen.',
    'Każdy dzień tygodnia może wystąpić tylko raz.',
    'Each weekday may be there only once.',
  ),
  order: text(
    'Der letzte Tag darf nicht vor dem ersten liegen.',
    'Ostatni dzień nie może być przed pierwszym.',
    'The last day must not be before the first.',
  ),
  place: text(
    'Diese Tageszeit steht schon in der Tabelle.',
    'Ta pora dnia jest już w tabeli.',
    'This part of the day is in the table already.',
  ),
};

/** Refuses rows that are equal in the given fields. */
const unique =
  (problem: keyof typeof messages, ...names: string[]): ArrayField['validate'] =>
  (rows, { req }) => {
    const keys = ((rows ?? []) as Record<string, unknown>[]).map((row) =>
      names.map((name) => row[name]).join(' '),
    );
    if (new Set(keys).size === keys.length) return true;
    return inLanguage(messages[problem], req.i18n?.language);
  };

/** Weekdays whose hours differ from those of Monday to Friday; a day without hours is closed. */
const singleDays: Field = {
  name: 'singleDays',
  type: 'array',
  labels: {
    singular: text('Wochentag', 'Dzień tygodnia', 'Weekday'),
    plural: text('Wochentage', 'Dni tygodnia', 'Weekdays'),
  },
  maxRows: 5,
  label: text('Einzelne Wochentage', 'Pojedyncze dni tygodnia', 'Single weekdays'),
  validate: unique('twice', 'day'),
  admin: {
    components: rowLabel('day'),
    description: text(
      'Wo sie von Montag bis Freitag abweichen. Ohne Zeiten ist an diesem Tag geschlossen.',
      'Gdy różnią się od poniedziałku–piątku. Bez godzin stacja jest w tym dniu zamknięta.',
      'Where they differ from Monday to Friday. Without times it is closed on that day.',
    ),
  },
  fields: [
    row(
      selectField('day', text('Wochentag', 'Dzień tygodnia', 'Weekday'), weekdays),
      timeField('opens', text('öffnet', 'otwarcie', 'opens')),
      timeField('closes', text('schließt', 'zamknięcie', 'closes')),
    ),
  ],
};

/** Requires a valid date that is not before the first day. */
const validateLast: Validate = (value: unknown, options: unknown) => {
  const { req, siblingData } = options as {
    req: PayloadRequest;
    siblingData: { from?: unknown };
  };
  const [first, last] = [siblingData.from, value].map((one) => Date.parse(String(one)));
  // Payload already reports an invalid first date.
  if (first !== undefined && last !== undefined && last >= first) return true;
  return inLanguage(messages.order, req.i18n?.language);
};

/** Days on which the whole station is closed, such as for construction or company holidays. */
const closures: Field = {
  name: 'closures',
  type: 'array',
  ...pluralLabels(
    text('Schließtag', 'Dzień zamknięcia', 'Closure'),
    text('Schließtage', 'Dni zamknięcia', 'Closures'),
  ),
  maxRows: 20,
  admin: {
    components: rowLabel('from', 'to'),
    description: text(
      'Steht 14 Tage vorher auf der Seite der Station.',
      'Widoczne na stronie stacji 14 dni wcześniej.',
      'Shown on the page of the location from 14 days before.',
    ),
  },
  fields: [
    row(
      dateField('from', text('erster Tag', 'pierwszy dzień', 'first day'), { required: true }),
      dateField('to', text('letzter Tag', 'ostatni dzień', 'last day'), {
        required: true,
        validate: validateLast,
      }),
    ),
    textField('reason', text('Grund', 'Powód', 'Reason')),
  ],
};

/** Public holidays of some municipalities of a Land: the postal code does not identify them. */
const municipalHolidays: Field = {
  name: 'municipalHolidays',
  type: 'group',
  label: text(
    'Feiertage der Gemeinde',
    'Święta obowiązujące w gminie',
    'Holidays of the municipality',
  ),
  admin: {
    condition: (data) => data?.country !== 'pl',
    description: text(
      'Die Feiertage des Landes gelten von selbst. Diese gelten nur in manchen Gemeinden; angekreuzt ist die Station an dem Tag geschlossen.',
      'Święta kraju związkowego obowiązują automatycznie. Te obowiązują tylko w niektórych gminach; po zaznaczeniu stacja jest w tym dniu zamknięta.',
      'The holidays of the Land hold by themselves. These hold in some municipalities only; where one is ticked, the location is closed on that day.',
    ),
  },
  fields: [
    checkboxField(
      'assumption',
      text(
        'Mariä Himmelfahrt, 15. August (in Bayern, wo überwiegend Katholiken wohnen)',
        'Wniebowzięcie NMP, 15 sierpnia (w Bawarii, gdzie przeważają katolicy)',
        'Assumption Day, 15 August (in Bavaria, where most are Catholic)',
      ),
    ),
    checkboxField(
      'peaceFestival',
      text(
        'Hohes Friedensfest, 8. August (Stadt Augsburg)',
        'Augsburskie Święto Pokoju, 8 sierpnia (miasto Augsburg)',
        'Peace Festival, 8 August (city of Augsburg)',
      ),
    ),
    checkboxField(
      'corpusChristi',
      text(
        'Fronleichnam (in Teilen von Sachsen und Thüringen)',
        'Boże Ciało (w części Saksonii i Turyngii)',
        'Corpus Christi (in parts of Saxony and Thuringia)',
      ),
    ),
  ],
};

const equipment: Field = emptySelectField(
  'equipment',
  text('Ausstattung', 'Wyposażenie', 'Equipment'),
  {
    barrierFree: text('barrierefrei', 'bez barier', 'Barrier-free'),
    cardPayment: text('Kartenzahlung', 'płatność kartą', 'Card payment'),
    waitingRoom: text('Warteraum', 'poczekalnia', 'Waiting room'),
    wifi: text('WLAN', 'Wi-Fi', 'Wi-Fi'),
    highGate: text('hohes Tor (3,40 m)', 'wysoka brama (3,40 m)', 'High gate (3.40 m)'),
    chargingPoint: text('Ladepunkt', 'punkt ładowania', 'Charging point'),
    keyBox: text('Schlüsselkasten', 'skrzynka na klucze', 'Key box'),
  },
  { hasMany: true },
);

const people: Field = relationshipField(
  'people',
  'contact-persons',
  text('Ansprechpartner', 'Osoby kontaktowe', 'Contact persons'),
  { hasMany: true, maxRows: 6 },
);

/** An estimate by an editor. */
const busy: Field = {
  name: 'busy',
  type: 'array',
  labels: {
    singular: text('Zeitraum', 'Przedział czasu', 'Period'),
    plural: text('Zeiträume', 'Przedziały czasu', 'Periods'),
  },
  maxRows: 8,
  label: text('Wann ist wie viel los', 'Kiedy jest ruch', 'How busy when'),
  validate: unique('place', 'days', 'part'),
  admin: { components: rowLabel('days', 'part', 'level') },
  fields: [
    row(
      selectField('days', text('Tage', 'Dni', 'Days'), {
        monFri: text('Montag bis Freitag', 'Poniedziałek–piątek', 'Monday to Friday'),
        sat: text('Samstag', 'Sobota', 'Saturday'),
      }),
      selectField('part', text('Tageszeit', 'Pora dnia', 'Part of the day'), {
        morning: text('morgens', 'rano', 'Morning'),
        noon: text('mittags', 'w południe', 'Noon'),
        afternoon: text('nachmittags', 'po południu', 'Afternoon'),
        evening: text('abends', 'wieczorem', 'Evening'),
      }),
      selectField(
        'level',
        text('Betrieb', 'Ruch', 'Level'),
        {
          quiet: text('ruhig', 'spokojnie', 'Quiet'),
          normal: text('normal', 'średnio', 'Normal'),
          busy: text('viel los', 'duży ruch', 'Busy'),
        },
        { defaultValue: 'normal' },
      ),
    ),
  ],
};

/** Fields of a location's page besides its address and opening hours. */
export const stationFields: Field[] = [
  singleDays,
  municipalHolidays,
  closures,
  equipment,
  people,
  busy,
];
