import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type EventMailKind, eventMailMessages } from '../events/event-mail-messages.ts';
import { participantMail } from '../events/event-mails.ts';
import type { Locale } from '../locales.ts';
import {
  alreadyRegisteredMail,
  confirmationMail,
  invitationMail,
  refusalMail,
  resetMail,
} from '../members/member-mails.ts';
import { passkeyMail } from '../members/passkey-mails.ts';
import { mapOptionalFields } from '../submissions/contact-fields.ts';
import { contactMails } from '../submissions/contact-mails.ts';
import { replyMail } from '../submissions/reply-mails.ts';
import { type SponsoringMailData, sponsoringMails } from '../submissions/sponsoring-mails.ts';

/** Mails to staff. */
const toStaff = [
  'accountMail',
  'departmentMail',
  'keyMail',
  'linkMail',
  'managerNoticeMail',
  'reminderMail',
];

/** A name of a form's maximal length, half of it unsafe characters, and the part that a greeting repeats. */
const hostile =
  `<b>Klick</b> https://böse.example {{name}} %s $& <img src=x> \u202eLink "Łucja" `.padEnd(
    120,
    'ß',
  );
const plain = `Łucja ${'ß'.repeat(34)}`;

const href = 'https://oilway.example/konto';
const department = { name: 'Service', email: 'service@oilway.example' };
const event = {
  id: 1,
  title: 'Ölabend',
  start: '2026-12-04T17:00:00.000Z',
  end: '2026-12-04T20:00:00.000Z',
  venue: 'Halle',
  address: 'Unna',
  sequence: 0,
  published: true,
};

/** Returns the mails to a visitor or member by template. */
function mailsFor(locale: Locale, name: string) {
  const sent = {
    ...{ locale, name, reference: 'OW-26-000-0001', email: 'miriam@posteo.example', phone: '' },
    ...{ message: 'Öl', company: '', ...mapOptionalFields(() => '') },
  };
  const application: SponsoringMailData = {
    ...{
      ...sent,
      cultureName: locale,
      umbracoNodeID: 1,
      association: 'TSV',
      files: [],
      department,
    },
    ...{ contactPerson: name, orgNr: '', goal: '', amount: '', levels: '', otherCompanies: '' },
    ...{ other: '', timePeriod: '', howWillYouShowSponsoringCollab: '', selectedTypeOfForms: [] },
    selectedTypeOfCounterPerformance: '',
    counterPerformanceContactPersonPhone: '',
    selectedTypeOfInvoice: '',
  };
  const venue = { ...event, locale, capacity: 20 };
  const signUp = { ...sent, sharedCalendarId: false, event: venue };
  const kinds = Object.keys(eventMailMessages[locale].kinds) as EventMailKind[];
  const ways = { cancelHref: href, replyTo: undefined, siteOrigin: 'https://oilway.example' };
  return {
    contactMails: [contactMails({ ...sent, department }).then(([mail]) => mail)],
    sponsoringMails: [sponsoringMails(application).then(([mail]) => mail)],
    participantMail: kinds.map((kind) => participantMail(signUp, kind, ways)),
    invitationMail: [invitationMail(locale, { name, href })],
    refusalMail: [refusalMail(locale, { name, reasons: 'Leider nein.' })],
    resetMail: [resetMail(locale, { name, href })],
    passkeyMail: (['added', 'removed'] as const).map((change) =>
      passkeyMail(locale, change, { name, href }),
    ),
    replyMail: [replyMail({ ...sent, to: sent.email, text: 'Gerne.', clerk: 'Ewa Lis' })],
  };
}

/** Mails to an address that may belong to another person; they contain no name. */
const namelessFor = (locale: Locale) => ({
  confirmationMail: [confirmationMail(locale, href)],
  alreadyRegisteredMail: [alreadyRegisteredMail(locale, href)],
});

test.each([
  ['de-DE', 'Guten Tag,', `Guten Tag ${plain},`],
  ['pl-PL', 'Dzień dobry,', `Dzień dobry, ${plain},`],
] as const)(
  'starts every mail in %s with a greeting and a sanitized name',
  async (locale, nameless, named) => {
    for (const [greeting, templates] of [
      [nameless, { ...mailsFor(locale, ''), ...namelessFor(locale) }],
      [named, mailsFor(locale, hostile)],
    ] as const)
      for (const [template, mails] of Object.entries(templates))
        for (const mail of await Promise.all(mails)) {
          const text = mail?.text.replaceAll(/\s+/g, ' ');
          expect(text?.startsWith(`Oilway ${greeting} `), `${template}: ${text}`).toBe(true);
          expect(mail?.html, template).not.toMatch(/<b>|<img/);
          expect(JSON.stringify(mail), template).not.toMatch(/Klick|böse|Link "|u202e/);
        }
  },
);

test('covers every mail template', () => {
  const store = join(import.meta.dirname, '..');
  const sources = globSync('*/*-mails.ts', {
    cwd: store,
    exclude: ['submissions/notification-mails.ts'],
  }).map((name) => readFileSync(join(store, name), 'utf8'));
  const templates = sources.flatMap((source) =>
    [...source.matchAll(/^export (?:async )?(?:function|const) (\w+Mails?)\b/gm)].map(
      ([, name]) => name,
    ),
  );
  const greeted = Object.keys({ ...mailsFor('de-DE', ''), ...namelessFor('de-DE') });
  expect(templates.sort()).toEqual([...greeted, ...toStaff].sort());
});
