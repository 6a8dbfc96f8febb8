interface ContactLineDefinition {
  /** In the database. */
  column: string;
  /** Letters at most. */
  most: number;
  /** HTML's name for what a browser knows of its user. */
  autoComplete?: string;
  label: { de: string; pl: string; en: string };
}

/**
 * What the contact form can ask for besides what it always does, a line each that may stay empty: an editor places it. It is described
 * here and nowhere else: the form, its rules, the columns, the mails, the clerks' view and the editors' choice are made from this.
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

/** Something of each line, by its name. */
export function ofEachLine<Made>(
  make: (line: ContactLineDefinition) => Made,
): Record<ContactLine, Made> {
  const made = contactLineNames.map((name) => [name, make(contactLines[name])]);
  return Object.fromEntries(made) as Record<ContactLine, Made>;
}

/** What the lines are called on the site. */
export const contactLineLabels = {
  'de-DE': ofEachLine(({ label }) => label.de),
  'pl-PL': ofEachLine(({ label }) => label.pl),
};
