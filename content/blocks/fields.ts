import type {
  ArrayField,
  Block,
  CheckboxField,
  CollectionSlug,
  DateField,
  Field,
  NumberField,
  RelationshipField,
  RichTextField,
  RowField,
  SelectField,
  TextareaField,
  TextField,
  UIField,
  UploadField,
  Validate,
} from 'payload';
import { dateTimePicker, dayPicker } from '../date-formats.ts';
import { rowLabel } from '../editing/row-label.ts';
import { type StudioText, text } from '../labels.ts';

/** The illustrations of the site; each has a view in the site's `ui/illustration`. */
const illustrationLabels = {
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

/** Returns the options of a select field. */
const selectOptions = (labels: Record<string, StudioText | string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Returns the drawing of a block: forms share one, and lists. The label beside it says what it shows. */
const drawingOf = (slug: string) => {
  const name = slug.endsWith('Form') ? 'form' : slug.endsWith('List') ? 'list' : slug;
  return { url: `/blocks/${name}.svg`, alt: '' };
};

/** Returns a block. It is identified by its kind and heading: Payload's optional block name would show as “untitled”. */
export const blockConfig = (slug: string, label: StudioText, fields: Field[]): Block => ({
  slug,
  interfaceName: `${slug[0]?.toUpperCase()}${slug.slice(1)}Block`,
  // No screen shows a plural of a block.
  labels: { singular: label, plural: label },
  admin: {
    disableBlockName: true,
    images: { icon: drawingOf(slug), thumbnail: drawingOf(slug) },
    components: {
      Label: {
        path: '/components/editing/BlockLabel.tsx#BlockLabel',
        clientProps: { kind: label },
      },
    },
  },
  fields,
});

export const pluralLabels = (singular: StudioText, plural: StudioText) => ({
  label: plural,
  labels: { singular, plural },
});

/** Further properties of a field. Its validation may name the types of the value and of the other fields. */
type Overrides<Type extends { validate?: unknown }> = Omit<Partial<Type>, 'validate'> & {
  validate?: Validate | Type['validate'];
};

/** Shows fields side by side. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

export const textField = (name: string, label: StudioText, overrides: Overrides<TextField> = {}) =>
  ({ name, type: 'text', maxLength: 120, label, ...overrides }) as TextField;

export const textareaField = (
  name: string,
  label: StudioText,
  maxLength: number,
  overrides: Overrides<TextareaField> = {},
) => ({ name, type: 'textarea', maxLength, label, ...overrides }) as TextareaField;

export const numberField = (
  name: string,
  label: StudioText,
  overrides: Overrides<NumberField> = {},
) => ({ name, type: 'number', label, ...overrides }) as NumberField;

export const relationshipField = (
  name: string,
  relationTo: CollectionSlug,
  label: StudioText,
  overrides: Overrides<RelationshipField> = {},
) => ({ name, type: 'relationship', relationTo, label, ...overrides }) as RelationshipField;

/** Returns a component of the studio within a form, and its cell in a list; stores nothing. */
export const uiField = (
  name: string,
  Field: string,
  { Cell, label, ...admin }: UIField['admin'] & { Cell?: string; label?: StudioText } = {},
): UIField => ({
  name,
  type: 'ui',
  ...(label && { label }),
  admin: { ...admin, components: { Field, ...(Cell && { Cell }) } },
});

/** The place in a list that editors sort by hand. */
export const orderField = numberField('order', text('Reihenfolge', 'Kolejność', 'Order'), {
  required: true,
  defaultValue: 0,
  admin: { position: 'sidebar' },
});

/** An id that does not reveal the number of documents. */
export const randomId: Field = {
  name: 'id',
  type: 'text',
  required: true,
  maxLength: 36,
  defaultValue: () => crypto.randomUUID(),
  admin: { hidden: true },
};

export const headingField = (required = true): TextField =>
  textField('heading', text('Überschrift', 'Nagłówek', 'Heading'), { required });

export const plainTextField = (name: string, required = false, maxLength = 600): TextareaField =>
  textareaField(name, text('Text', 'Tekst', 'Text'), maxLength, { required });

export const richTextField = (
  name: string,
  label: StudioText,
  overrides: Partial<RichTextField> = {},
): RichTextField => ({ name, type: 'richText', required: true, label, ...overrides });

/** Facts beside a text or a form: what, and its value. */
export const factsField = (): ArrayField => ({
  name: 'facts',
  type: 'array',
  labels: {
    singular: text('Angabe', 'Informacja', 'Fact'),
    plural: text('Angaben', 'Informacje', 'Facts'),
  },
  maxRows: 8,
  admin: { components: rowLabel('label', 'value') },
  label: text('Randspalte', 'Kolumna boczna', 'Side column'),
  fields: [
    textField('label', text('Angabe', 'Nazwa', 'Fact'), { required: true, maxLength: 60 }),
    textField('value', text('Wert', 'Wartość', 'Value'), { required: true, maxLength: 160 }),
  ],
});

export const imageField = (
  name: string,
  label: StudioText,
  overrides: Overrides<UploadField> = {},
) => ({ name, type: 'upload', relationTo: 'media', label, ...overrides }) as UploadField;

export const checkboxField = (
  name: string,
  label: StudioText,
  overrides: Overrides<CheckboxField> = {},
) => ({ name, type: 'checkbox', defaultValue: false, label, ...overrides }) as CheckboxField;

export const dateField = (
  name: string,
  label: StudioText,
  { admin, ...overrides }: Overrides<DateField> = {},
) =>
  ({
    name,
    type: 'date',
    label,
    ...overrides,
    admin: { date: dayPicker, ...admin },
  }) as DateField;

/** A date with the time. */
export const dateTimeField = (
  name: string,
  label: StudioText,
  { admin, ...overrides }: Overrides<DateField> = {},
) => dateField(name, label, { ...overrides, admin: { date: dateTimePicker, ...admin } });

/** A select field that is empty at first. */
export const emptySelectField = (
  name: string,
  label: StudioText,
  options: Record<string, StudioText | string>,
  overrides: Overrides<SelectField> = {},
) =>
  ({ name, type: 'select', label, options: selectOptions(options), ...overrides }) as SelectField;

/** A select field with the first option as its default. */
export const selectField: typeof emptySelectField = (name, label, options, overrides) => {
  const [defaultValue] = Object.keys(options);
  return emptySelectField(name, label, options, { required: true, defaultValue, ...overrides });
};

export const illustrationField = emptySelectField(
  'illustration',
  text('Zeichnung', 'Ilustracja', 'Illustration'),
  illustrationLabels,
  { interfaceName: 'IllustrationName', enumName: 'illustration' },
);
