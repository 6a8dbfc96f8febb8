import type { Field, SelectFieldManyValidation } from 'payload';
import { select } from 'payload/shared';
import { adminFieldAccess, roleOf } from '../access/rules.ts';
import { emptySelectField, relationshipField } from '../blocks/fields.ts';
import { inLanguage, text } from '../labels.ts';
import { countryNames } from '../languages.ts';

const forClerks = ({ role }: { role?: unknown }) => role === 'forms-clerk';

/**
 * Requires a country: a clerk without one would read nothing. Applies to administrators, who alone set countries; an older account without a country
 * can still be deactivated.
 */
const validateCountries: SelectFieldManyValidation = (value, options) => {
  const { req, siblingData } = options;
  const { role, state } = siblingData as { role?: unknown; state?: unknown };
  const needed = forClerks({ role }) && state !== 'deactivated' && roleOf(req) === 'admin';
  if (needed && !value?.length) return inLanguage(countryMissing, req.i18n?.language);
  return select(value, options);
};

const countryMissing = text(
  'Bitte mindestens ein Land wählen: Ohne Land liest die Person nichts.',
  'Prosimy wybrać co najmniej jeden kraj: bez kraju osoba nie czyta niczego.',
  'Please choose at least one country: without one this person reads nothing.',
);

/** The entries a clerk may read, set by an administrator. */
export const clerkFields: Field[] = [
  emptySelectField('countries', text('Länder', 'Kraje', 'Countries'), countryNames, {
    hasMany: true,
    validate: validateCountries,
    access: { update: adminFieldAccess },
    admin: {
      condition: forClerks,
      description: text(
        'Die Person liest, was über die Formulare dieser Länder kommt, mit den E-Mails dazu. Mindestens ein Land ist nötig.',
        'Osoba czyta to, co przychodzi przez formularze tych krajów, wraz z e-mailami. Wymagany jest co najmniej jeden kraj.',
        'Reads what comes by the forms of these countries, with the mails about it. At least one country is required.',
      ),
    },
  }),
  relationshipField('departments', 'departments', text('Abteilungen', 'Działy', 'Departments'), {
    hasMany: true,
    access: { update: adminFieldAccess },
    filterOptions: { purpose: { not_equals: 'whistleblowing' } },
    admin: {
      condition: forClerks,
      allowCreate: false,
      allowEdit: false,
      components: { afterInput: ['/components/staff/DepartmentGroups.tsx#DepartmentGroups'] },
      description: text(
        'Kontaktnachrichten liest die Person nur, wenn sie an eine dieser Abteilungen gingen und aus einem der Länder kommen. Eine Abteilung, die später entsteht, kommt nicht von selbst dazu.',
        'Wiadomości z formularza kontaktowego osoba czyta tylko wtedy, gdy trafiły do jednego z tych działów i pochodzą z jednego z krajów. Dział utworzony później nie dochodzi sam.',
        'Reads contact messages only where they went to one of these departments and come from one of the countries. A department made later is not included by itself.',
      ),
    },
  }),
  {
    name: 'otherMessages',
    type: 'checkbox',
    defaultValue: false,
    label: text(
      'Auch Kontaktnachrichten ohne Abteilung',
      'Także wiadomości bez działu',
      'Contact messages without a department, too',
    ),
    access: { update: adminFieldAccess },
    admin: {
      condition: forClerks,
      description: text(
        'Nachrichten, zu denen keine Abteilung bekannt ist oder deren Abteilung es nicht mehr gibt.',
        'Wiadomości, których dział nie jest znany albo już nie istnieje.',
        'Messages whose department is not known, or is no longer there.',
      ),
    },
  },
];
