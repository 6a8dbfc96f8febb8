import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Culture } from '../cultures.ts';
import { type EventMailKind, eventWords } from '../events/event-mail-words.ts';
import { participantMail } from '../events/event-mails.ts';
import { confirmationMail, invitationMail, knownMail, resetMail } from '../members/member-mails.ts';
import { passkeyMail } from '../members/passkey-mails.ts';
import { ofEachLine } from '../submissions/contact-lines.ts';
import { contactMails } from '../submissions/contact-mails.ts';
import { replyMail } from '../submissions/reply-mails.ts';
import { type SponsoringFacts, sponsoringMails } from '../submissions/sponsoring-mails.ts';

/** Mails to staff. */
const toStaff = [
  'accountMail',
  'departmentMail',
  'keyMail',
  'linkMail',
  'managersMail',
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
function mailsFor(culture: Culture, name: string) {
  const sent = {
    ...{ culture, name, reference: 'OW-26-000-0001', email: 'miriam@posteo.example', phone: '' },
    ...{ message: 'Öl', company: '', ...ofEachLine(() => '') },
  };
  const application: SponsoringFacts = {
    ...{
      ...sent,
      cultureName: culture,
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
  const venue = { ...event, culture, capacity: 20 };
  const signUp = { ...sent, sharedCalendarId: false, event: venue };
  const kinds = Object.keys(eventWords[culture].kinds) as EventMailKind[];
  const ways = { cancelHref: href, replyTo: undefined, siteOrigin: 'https://oilway.example' };
  return {
    contactMails: [contactMails({ ...sent, department }).then(([mail]) => mail)],
    sponsoringMails: [sponsoringMails(application).then(([mail]) => mail)],
    participantMail: kinds.map((kind) => participantMail(signUp, kind, ways)),
    invitationMail: [invitationMail(culture, { name, href })],
    resetMail: [resetMail(culture, { name, href })],
    passkeyMail: (['added', 'removed'] as const).map((change) =>
      passkeyMail(culture, change, { name, href }),
    ),
    replyMail: [replyMail({ ...sent, to: sent.email, text: 'Gerne.', clerk: 'Ewa Lis' })],
  };
}

/** Mails to an address that may belong to another person; they contain no name. */
const namelessFor = (culture: Culture) => ({
  confirmationMail: [confirmationMail(culture, href)],
  knownMail: [knownMail(culture, href)],
});

test.each([
  ['de-DE', 'Guten Tag,', `Guten Tag ${plain},`],
  ['pl-PL', 'Dzień dobry,', `Dzień dobry, ${plain},`],
] as const)(
  'every mail in %s begins with a greeting, whatever the name',
  async (culture, nameless, named) => {
    for (const [greeting, templates] of [
      [nameless, { ...mailsFor(culture, ''), ...namelessFor(culture) }],
      [named, mailsFor(culture, hostile)],
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

test('no template is left out', () => {
  const store = join(import.meta.dirname, '..');
  const sources = globSync('*/*-mails.ts', { cwd: store }).map((name) =>
    readFileSync(join(store, name), 'utf8'),
  );
  const templates = sources.flatMap((source) =>
    [...source.matchAll(/^export (?:async )?(?:function|const) (\w+Mails?)\b/gm)].map(
      ([, name]) => name,
    ),
  );
  const greeted = Object.keys({ ...mailsFor('de-DE', ''), ...namelessFor('de-DE') });
  expect(templates.sort()).toEqual([...greeted, ...toStaff].sort());
});
