interface ContactLineDefinition {
  /** The column's name. */
  column: string;
  /** Maximal length. */
  most: number;
  /** The value of HTML's `autocomplete` attribute. */
  autoComplete?: string;
  label: { de: string; pl: string; en: string };
}

/**
 * The contact form's optional text fields, which an editor places. This is their only definition: the form, its validation, the columns, the mails,
 * the clerks' view and the editors' choice are derived from it.
 */
const lines = {
  title: {
    column: 'title',
    most: 60,
    autoComplete: 'honorific-prefix',
    label: { de: 'Anrede', pl: 'Zwrot grzecznościowy', en: 'Title' },
  },
  country: {
    column: 'country',
    most: 60,
    autoComplete: 'country-name',
    label: { de: 'Land', pl: 'Kraj', en: 'Country' },
  },
  category: {
    column: 'category',
    most: 120,
    label: { de: 'Thema', pl: 'Kategoria', en: 'Category' },
  },
  subject: {
    column: 'subject',
    most: 200,
    label: { de: 'Betreff', pl: 'Temat', en: 'Subject' },
  },
} satisfies Record<string, ContactLineDefinition>;

export type ContactLine = keyof typeof lines;

export const contactLines: Record<ContactLine, ContactLineDefinition> = lines;

export const contactLineNames = Object.keys(lines) as readonly ContactLine[];

/** Returns an object with a value for each field. */
export function ofEachLine<Made>(
  make: (line: ContactLineDefinition) => Made,
): Record<ContactLine, Made> {
  const made = contactLineNames.map((name) => [name, make(contactLines[name])]);
  return Object.fromEntries(made) as Record<ContactLine, Made>;
}

/** The fields' labels on the site. */
export const contactLineLabels = {
  'de-DE': ofEachLine(({ label }) => label.de),
  'pl-PL': ofEachLine(({ label }) => label.pl),
};
