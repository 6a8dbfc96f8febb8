import type { Observation } from '@oilway/store/checkup/observation.ts';
import type { Session } from '@oilway/store/database/session.ts';
import { renderMail } from '@oilway/store/mails/layout.ts';
import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import type { Settings } from '@oilway/store/settings.ts';
import { cultures } from '@oilway/store/staff/staff-mails.ts';
import { staff } from '@oilway/store/staff/tables.ts';
import { and, eq } from 'drizzle-orm';
import { inLanguage, text } from '../labels.ts';
import { type SpokenLanguage, sentenceFor } from './sentence.ts';

const words = {
  heading: text('Oilway braucht Sie.', 'Oilway wymaga uwagi.', 'Oilway needs you.'),
  intro: text(
    'Beim Nachsehen ist das hier aufgefallen. Die Seite „Zustand“ im Studio zeigt, wie es jetzt steht.',
    'Podczas kontroli zauważono poniższe problemy. Strona „Stan” w studiu pokazuje, jak jest teraz.',
    'This was found when looking after everything. The page “State” of the studio shows how it is now.',
  ),
  now: text('Jetzt', 'Teraz', 'Now'),
  soon: text('Bald', 'Wkrótce', 'Soon'),
  remedy: text('Abhilfe auf dem Server', 'Rozwiązanie na serwerze', 'To be mended on the server'),
  open: text('Zustand öffnen', 'Otwórz stan', 'Open the state'),
  footer: text(
    'Sie erhalten diese E-Mail, weil Sie Oilway administrieren.',
    'Otrzymujesz tę wiadomość jako administrator Oilway.',
    'You get this mail because you are an administrator of Oilway.',
  ),
};

type SentFrom = Pick<Settings, 'mailFrom' | 'studioOrigin'>;

/** Tells all administrators, each in their language, what somebody has to do. */
export async function mailState(
  session: Session,
  found: readonly Observation[],
  { mailFrom, studioOrigin }: SentFrom,
): Promise<void> {
  if (found.length === 0) return;
  const people = staff(session);
  const admins = await session.orm
    .select({ to: people.email, language: people.language })
    .from(people)
    .where(and(eq(people.role, 'admin'), eq(people.state, 'active')));
  const mails = admins.map(async ({ language, to }) => ({
    to,
    ...(await stateMail(found, language, `${studioOrigin}/admin/state`)),
  }));
  await enqueue(session, await Promise.all(mails), { of: undefined, mailFrom });
}

async function stateMail(
  found: readonly Observation[],
  language: SpokenLanguage,
  href: string,
): Promise<Omit<Mail, 'to'>> {
  const say = (word: keyof typeof words) => inLanguage(words[word], language);
  const facts = found.map((observation) => {
    const { level, remedy } = observation;
    const sentence = sentenceFor(observation, language);
    const label = say(level === 'now' ? 'now' : 'soon');
    return [label, remedy ? `${sentence}\n${say('remedy')}: ${remedy}` : sentence] as const;
  });
  const mail = await renderMail({
    culture: cultures[language],
    language,
    heading: say('heading'),
    paragraphs: [say('intro')],
    facts,
    button: { label: say('open'), href },
    footer: say('footer'),
  });
  const [first] = found;
  const about = first ? sentenceFor(first, language) : say('heading');
  return { subject: `Oilway: ${about}`.slice(0, 200), ...mail };
}
