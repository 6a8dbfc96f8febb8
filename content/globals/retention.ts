import type { Field, GlobalConfig } from 'payload';
import { admins, nobody, only } from '../access/rules.ts';
import { text } from '../labels.ts';

type Labels = ReturnType<typeof text>;

const days = (name: string, label: Labels, defaultValue: number): Field => ({
  name,
  type: 'number',
  required: true,
  min: 1,
  max: 3660,
  defaultValue,
  label,
});

const counted = (name: string, label: Labels): Field => ({
  name,
  type: 'number',
  label,
  admin: { readOnly: true },
});

/** How long what visitors sent is kept, and what the last run of the night deleted. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: text('Aufbewahrung', 'Przechowywanie danych', 'Retention'),
  admin: {
    group: text('Eingang', 'Skrzynka', 'Inbox'),
    description: text(
      'Jede Nacht wird gelöscht, was erledigt oder Spam ist und seit so vielen Tagen nicht mehr geändert wurde, mit seinen Dateien und E-Mails. Offenes wird nie von selbst gelöscht, nur gezählt.',
      'Każdej nocy usuwane są wpisy załatwione i spam, których od tylu dni nikt nie zmienił, razem z plikami i e-mailami. Wpisy otwarte nigdy nie są usuwane automatycznie, tylko liczone.',
      'Every night what is done or spam and was not changed for so many days is deleted, with its files and mails. What is open is never deleted by itself, only counted.',
    ),
  },
  access: { read: only('admin', 'forms-clerk'), update: admins },
  fields: [
    {
      type: 'row',
      fields: [
        days(
          'contactMessages',
          text('Kontaktnachrichten, Tage', 'Wiadomości, dni', 'Contact messages, days'),
          365,
        ),
        days(
          'sponsoringMessages',
          text('Sponsoring-Anfragen, Tage', 'Wnioski o sponsoring, dni', 'Applications, days'),
          1095,
        ),
        days(
          'eventSignUps',
          text(
            'Anmeldungen, Tage nach der Veranstaltung',
            'Zgłoszenia, dni po wydarzeniu',
            'Sign-ups, days after the event',
          ),
          90,
        ),
      ],
    },
    {
      name: 'lastRun',
      type: 'group',
      label: text('Letzter Lauf', 'Ostatnie uruchomienie', 'Last run'),
      access: { update: nobody },
      fields: [
        {
          name: 'at',
          type: 'date',
          label: text('Wann', 'Kiedy', 'When'),
          admin: { readOnly: true, date: { displayFormat: 'dd.MM.yyyy, HH:mm' } },
        },
        {
          type: 'row',
          fields: [
            counted('deleted', text('Gelöschte Eingänge', 'Usunięte wpisy', 'Entries deleted')),
            counted('mails', text('Gelöschte E-Mails', 'Usunięte e-maile', 'Mails deleted')),
            counted(
              'overdue',
              text('Offen, obwohl älter', 'Otwarte mimo upływu czasu', 'Open though older'),
            ),
          ],
        },
      ],
    },
  ],
};
