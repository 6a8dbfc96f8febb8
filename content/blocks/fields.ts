import type { Field, SelectField, TextareaField, TextField } from 'payload';
import { text } from '../labels.ts';

/** The drawings the site knows by name; each has a view in the site's `ui/illustration`. */
export const illustrationNames = [
  'oil-change',
  'filter',
  'gearbox',
  'fleet',
  'dipstick',
  'recycling',
  'drip',
  'viscosity',
  'engine',
  'lock-drop',
  'station',
  'workshop',
  'products',
  'sponsoring',
  'letterbox',
  'careers',
  'calendar',
  'news',
] as const;

const illustrationLabels: Record<(typeof illustrationNames)[number], ReturnType<typeof text>> = {
  'oil-change': text('Ölwechsel', 'Wymiana oleju', 'Oil change'),
  filter: text('Filter', 'Filtr', 'Filter'),
  gearbox: text('Getriebe', 'Skrzynia biegów', 'Gearbox'),
  fleet: text('Flotte', 'Flota', 'Fleet'),
  dipstick: text('Ölmessstab', 'Bagnet', 'Dipstick'),
  recycling: text('Kreislauf', 'Obieg', 'Recycling'),
  drip: text('Tropfen', 'Krople', 'Drip'),
  viscosity: text('Viskosität', 'Lepkość', 'Viscosity'),
  engine: text('Motor', 'Silnik', 'Engine'),
  'lock-drop': text('Schloss im Tropfen', 'Kłódka w kropli', 'Lock in a drop'),
  station: text('Station', 'Stacja', 'Station'),
  workshop: text('Werkstatt', 'Warsztat', 'Workshop'),
  products: text('Kanister und Flaschen', 'Kanistry i butelki', 'Canisters and bottles'),
  sponsoring: text('Siegertreppchen', 'Podium', 'Podium'),
  letterbox: text('Briefkasten', 'Skrzynka na listy', 'Letterbox'),
  careers: text('Werkzeug in der Hand', 'Narzędzie w dłoni', 'Tool in a hand'),
  calendar: text('Kalender', 'Kalendarz', 'Calendar'),
  news: text('Zeitung', 'Gazeta', 'Newspaper'),
};

export const illustration: SelectField = {
  name: 'illustration',
  type: 'select',
  interfaceName: 'IllustrationName',
  enumName: 'illustration',
  label: text('Zeichnung', 'Ilustracja', 'Illustration'),
  options: illustrationNames.map((value) => ({ value, label: illustrationLabels[value] })),
};

export const heading = (required = true): TextField => ({
  name: 'heading',
  type: 'text',
  required,
  maxLength: 120,
  label: text('Überschrift', 'Nagłówek', 'Heading'),
});

export const plainText = (name: string, required = false, maxLength = 600): TextareaField => ({
  name,
  type: 'textarea',
  required,
  maxLength,
  label: text('Text', 'Tekst', 'Text'),
});

export const choice = (
  name: string,
  label: ReturnType<typeof text>,
  options: Record<string, ReturnType<typeof text>>,
  defaultValue: string,
): Field => ({
  name,
  type: 'select',
  required: true,
  defaultValue,
  label,
  options: Object.entries(options).map(([value, optionLabel]) => ({ value, label: optionLabel })),
});
