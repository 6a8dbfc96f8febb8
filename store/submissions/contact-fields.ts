interface OptionalFieldDefinition {
  /** The column's name. */
  column: string;
  /** Maximal length. */
  maxLength: number;
  /** The value of HTML's `autocomplete` attribute. */
  autoComplete?: string;
  label: { de: string; pl: string; en: string };
}

/**
 * The contact form's optional text fields, which an editor places. This is their only definition: the form, its validation, the columns, the mails,
 * the clerks' view and the editors' choice are derived from it.
 */
const definitions = {
  title: {
    column: 'title',
    maxLength: 60,
    autoComplete: 'honorific-prefix',
    label: { de: 'Anrede', pl: 'Zwrot grzecznościowy', en: 'Title' },
  },
  country: {
    column: 'country',
    maxLength: 60,
    autoComplete: 'country-name',
    label: { de: 'Land', pl: 'Kraj', en: 'Country' },
  },
  category: {
    column: 'category',
    maxLength: 120,
    label: { de: 'Thema', pl: 'Kategoria', en: 'Category' },
  },
  subject: {
    column: 'subject',
    maxLength: 200,
    label: { de: 'Betreff', pl: 'Temat', en: 'Subject' },
  },
} satisfies Record<string, OptionalFieldDefinition>;

export type OptionalContactField = keyof typeof definitions;

export const optionalContactFields: Record<OptionalContactField, OptionalFieldDefinition> =
  definitions;

export const optionalContactFieldNames = Object.keys(
  definitions,
) as readonly OptionalContactField[];

/** Returns an object with a value for each field. */
export function mapOptionalFields<Made>(
  make: (field: OptionalFieldDefinition) => Made,
): Record<OptionalContactField, Made> {
  const entries = optionalContactFieldNames.map((name) => [
    name,
    make(optionalContactFields[name]),
  ]);
  return Object.fromEntries(entries) as Record<OptionalContactField, Made>;
}

/** The fields' labels on the site. */
export const optionalContactFieldLabels = {
  'de-DE': mapOptionalFields(({ label }) => label.de),
  'pl-PL': mapOptionalFields(({ label }) => label.pl),
};
