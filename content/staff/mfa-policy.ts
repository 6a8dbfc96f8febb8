import type { FieldHook, GlobalConfig, Option, Payload } from 'payload';
import { reauthenticateForGlobalChange } from '../access/reauthentication.ts';
import { admins, denyAll } from '../access/rules.ts';
import { selectField } from '../blocks/fields.ts';
import { fieldError } from '../field-error.ts';
import { text } from '../labels.ts';
import type { MfaPolicy } from '../payload-types.ts';
import { resubmitField } from './resubmit-field.ts';

type Rule = MfaPolicy['requiredFor'];

const cannotDisable = text(
  'Niemanden nach einem zweiten Faktor zu fragen, lässt sich hier nicht einstellen.',
  'Tutaj nie można wyłączyć drugiego składnika logowania dla wszystkich.',
  'The second factor cannot be turned off for all accounts here.',
);

/** Refuses to turn the second factor off for all: only our own code does so, for the demo and tests. */
const refuseDisabling: FieldHook = ({ originalDoc, req, value }) => {
  if (value !== 'none' || originalDoc?.requiredFor === 'none' || !req.user) return value;
  throw fieldError(req, 'requiredFor', cannotDisable);
};

const ruleOf = (option: Option) => (typeof option === 'string' ? option : option.value);

/** The accounts that must have a second factor. */
export const mfaPolicy: GlobalConfig = {
  slug: 'mfa-policy',
  label: text('Anmeldung des Personals', 'Logowanie pracowników', 'Login of staff'),
  admin: {},
  access: { read: admins, readVersions: denyAll, update: admins },
  lockDocuments: false,
  hooks: { beforeChange: [reauthenticateForGlobalChange] },
  fields: [
    resubmitField,
    selectField(
      'requiredFor',
      text(
        'Wer einen zweiten Faktor braucht',
        'Kto potrzebuje drugiego składnika logowania',
        'Who needs a second factor',
      ),
      {
        roles: text(
          'Administration, Meldestelle und Portal',
          'Administracja, punkt zgłoszeń i portal',
          'Administrators, compliance officers and portal managers',
        ),
        all: text('Alle', 'Wszyscy', 'Everybody'),
        none: text('Niemand (nur in der Demo)', 'Nikt (tylko w demo)', 'No one (demo only)'),
      },
      {
        // Hidden where it cannot be selected.
        filterOptions: ({ data, options }) =>
          data.requiredFor === 'none' ? options : options.filter((one) => ruleOf(one) !== 'none'),
        hooks: { beforeValidate: [refuseDisabling] },
        admin: {
          description: text(
            'Ein Passkey oder eine App für Einmalcodes, neben dem Passwort. Wer keinen hat, richtet ihn bei der nächsten Anmeldung ein und kann vorher nichts anderes tun; wer gerade angemeldet ist, auch.',
            'Klucz dostępu lub aplikacja z kodami jednorazowymi, oprócz hasła. Kto go nie ma, ustawia go przy następnym logowaniu i wcześniej nie może zrobić nic innego; dotyczy to także osób już zalogowanych.',
            'A passkey or an app for one-time codes, beside the password. An account without one sets it up at the next login and can do nothing else before; so do accounts that are logged in now.',
          ),
        },
      },
    ),
  ],
};

/** Turns two-factor authentication off, for the demo and test databases. */
export const disableMfa = (payload: Payload): Promise<unknown> => setMfaPolicy(payload, 'none');

export const setMfaPolicy = (payload: Payload, requiredFor: Rule): Promise<unknown> =>
  payload.updateGlobal({
    slug: 'mfa-policy',
    data: { requiredFor },
    overrideAccess: true,
    depth: 0,
  });
