import { minRetentionDays } from '@oilway/store/audit/purge.ts';
import { defaultRetentionPeriods } from '@oilway/store/retention-periods.ts';
import type { Field, GlobalConfig } from 'payload';
import { reauthenticateForGlobalChange } from '../access/reauthentication.ts';
import { adminFieldAccess, admins, clerks, denyAll } from '../access/rules.ts';
import { checkboxField, dateTimeField, numberField, row, uiField } from '../blocks/fields.ts';
import { type StudioText, text } from '../labels.ts';
import { skipReasons } from './skip-reasons.ts';

const days = (name: keyof typeof defaultRetentionPeriods, label: StudioText, min = 1): Field => ({
  name,
  type: 'number',
  required: true,
  min,
  max: 3660,
  defaultValue: defaultRetentionPeriods[name],
  label,
});

/** Totals of all inboxes, which no clerk can read completely. */
const counted = (name: string, label: StudioText): Field =>
  numberField(name, label, { access: { read: adminFieldAccess }, admin: { readOnly: true } });

const runTime = dateTimeField('at', text('Wann', 'Kiedy', 'When'), { admin: { readOnly: true } });

const hasRun = ({ lastRun }: { lastRun?: { at?: string | null } }) => Boolean(lastRun?.at);

const isSkipped = ({ skipped }: { skipped?: { reason?: string | null } }) =>
  Boolean(skipped?.reason);

/** Why the last run deleted nothing, and how to release the next one. */
const skippedRunFields: Field[] = [
  {
    name: 'skipped',
    type: 'group',
    label: text('Nichts gelöscht', 'Nic nie usunięto', 'Nothing was deleted'),
    access: { update: denyAll },
    admin: { condition: isSkipped },
    fields: [
      runTime,
      {
        name: 'reason',
        type: 'select',
        label: text('Grund', 'Powód', 'Reason'),
        admin: { readOnly: true },
        options: skipReasons,
      },
    ],
  },
  checkboxField(
    'allowed',
    text(
      'Geprüft: beim nächsten Lauf trotzdem löschen',
      'Sprawdzono: podczas następnego uruchomienia mimo to usunąć',
      'Checked: delete at the next run all the same',
    ),
    { admin: { condition: isSkipped } },
  ),
];

/** The retention periods of submissions, and the result of the last nightly run. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: text('Aufbewahrung', 'Przechowywanie danych', 'Retention'),
  admin: {
    description: text(
      'Jede Nacht wird gelöscht, was erledigt oder Spam ist und seit so vielen Tagen nicht mehr geändert wurde, mit seinen Dateien und E-Mails. Offenes wird nie von selbst gelöscht, nur gezählt. Der Block „Aufbewahrungsfristen“ sagt es den Besuchern mit denselben Zahlen.',
      'Każdej nocy usuwane są wpisy załatwione i spam, których od tylu dni nikt nie zmienił, razem z plikami i e-mailami. Wpisy otwarte nigdy nie są usuwane automatycznie, tylko liczone. Blok „Okresy przechowywania” podaje te same liczby odwiedzającym.',
      'Every night what is done or spam and was not changed for so many days is deleted, with its files and mails. What is open is never deleted by itself, only counted. The block “Retention” tells visitors the same figures.',
    ),
  },
  access: { read: clerks, update: admins },
  // Requires recent authentication: a short period deletes data in bulk.
  hooks: { beforeChange: [reauthenticateForGlobalChange] },
  fields: [
    row(
      days(
        'contactMessages',
        text('Kontaktnachrichten, Tage', 'Wiadomości, dni', 'Contact messages, days'),
      ),
      days(
        'sponsoringMessages',
        text('Sponsoring-Anfragen, Tage', 'Wnioski o sponsoring, dni', 'Applications, days'),
      ),
      days(
        'eventSignUps',
        text(
          'Anmeldungen, Tage nach der Veranstaltung',
          'Zgłoszenia, dni po wydarzeniu',
          'Sign-ups, days after the event',
        ),
      ),
      days(
        'auditLog',
        text(
          'Protokoll, Tage (mindestens 365)',
          'Dziennik zdarzeń, dni (co najmniej 365)',
          'Audit log, days (at least 365)',
        ),
        minRetentionDays,
      ),
    ),
    {
      name: 'lastRun',
      type: 'group',
      label: text('Letzter Lauf', 'Ostatnie uruchomienie', 'Last run'),
      access: { update: denyAll },
      admin: { condition: hasRun },
      fields: [
        runTime,
        row(
          counted('deleted', text('Gelöschte Eingänge', 'Usunięte wpisy', 'Entries deleted')),
          counted('mails', text('Gelöschte E-Mails', 'Usunięte e-maile', 'Mails deleted')),
          counted(
            'overdue',
            text('Offen, obwohl älter', 'Otwarte mimo upływu czasu', 'Open though older'),
          ),
        ),
      ],
    },
    uiField('neverRun', '/components/inbox/NoRunYet.tsx#NoRunYet', {
      condition: (data) => !hasRun(data),
    }),
    ...skippedRunFields,
  ],
};
