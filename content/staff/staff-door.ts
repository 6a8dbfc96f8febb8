import type { FieldHook, GlobalConfig, Option, Payload } from 'payload';
import { ValidationError } from 'payload';
import { proveForGlobal } from '../access/prove.ts';
import { admins, nobody } from '../access/rules.ts';
import { inLanguage, text } from '../labels.ts';
import type { StaffDoor } from '../payload-types.ts';
import { sendAgain } from './send-again.ts';

type Rule = StaffDoor['factorsOf'];

const onlyAbove = text(
  'Niemanden nach einem zweiten Faktor zu fragen, lässt sich hier nicht einstellen.',
  'Tutaj nie można wyłączyć drugiego składnika logowania dla wszystkich.',
  'That nobody is asked for a second factor cannot be set here.',
);

/** Refuses to turn the second factor off for all: only our own code does so, for the demo and tests. */
const neverOff: FieldHook = ({ originalDoc, req, value }) => {
  if (value !== 'nobody' || originalDoc?.factorsOf === 'nobody' || !req.user) return value;
  const errors = [{ path: 'factorsOf', message: inLanguage(onlyAbove, req.i18n.language) }];
  throw new ValidationError({ global: 'staff-door', errors, req }, req.t);
};

const ruleOf = (option: Option) => (typeof option === 'string' ? option : option.value);

/** The accounts that must have a second factor. */
export const staffDoor: GlobalConfig = {
  slug: 'staff-door',
  label: text('Anmeldung des Personals', 'Logowanie pracowników', 'Login of staff'),
  admin: {
    group: text('Verwaltung', 'Administracja', 'Administration'),
  },
  access: { read: admins, readVersions: nobody, update: admins },
  lockDocuments: false,
  hooks: { beforeChange: [proveForGlobal] },
  fields: [
    sendAgain,
    {
      name: 'factorsOf',
      type: 'select',
      required: true,
      defaultValue: 'roles',
      label: text(
        'Wer einen zweiten Faktor braucht',
        'Kto potrzebuje drugiego składnika logowania',
        'Who needs a second factor',
      ),
      options: [
        {
          value: 'roles',
          label: text(
            'Administration, Meldestelle und Portal',
            'Administracja, punkt zgłoszeń i portal',
            'Administrators, compliance officers and portal managers',
          ),
        },
        { value: 'all', label: text('Alle', 'Wszyscy', 'Everybody') },
        {
          value: 'nobody',
          label: text('Niemand (nur in der Demo)', 'Nikt (tylko w demo)', 'Nobody (demo only)'),
        },
      ],
      // Hidden where it cannot be selected.
      filterOptions: ({ data, options }) =>
        data.factorsOf === 'nobody' ? options : options.filter((one) => ruleOf(one) !== 'nobody'),
      hooks: { beforeValidate: [neverOff] },
      admin: {
        description: text(
          'Ein Passkey oder eine App für Einmalcodes, neben dem Passwort. Wer keinen hat, richtet ihn bei der nächsten Anmeldung ein und kann vorher nichts anderes tun; wer gerade angemeldet ist, auch.',
          'Klucz dostępu lub aplikacja z kodami jednorazowymi, oprócz hasła. Kto go nie ma, ustawia go przy następnym logowaniu i wcześniej nie może zrobić nic innego; dotyczy to także osób już zalogowanych.',
          'A passkey or an app for one-time codes, beside the password. Whoever has none sets it up at the next login and can do nothing else before; so does whoever is logged in now.',
        ),
      },
    },
  ],
};

/** Turns two-factor authentication off, for the demo and test databases. */
export const askNoFactors = (payload: Payload): Promise<unknown> =>
  setFactorRule(payload, 'nobody');

export const setFactorRule = (payload: Payload, factorsOf: Rule): Promise<unknown> =>
  payload.updateGlobal({ slug: 'staff-door', data: { factorsOf }, overrideAccess: true, depth: 0 });
