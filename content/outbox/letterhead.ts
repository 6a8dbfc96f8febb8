import { signed } from '@oilway/store/mails/layout.ts';
import type { Payload } from 'payload';
import type { ClaimedMail } from './claim.ts';

/** The language that a mail of ours is written in, where the company has one. */
const language = /<html[^>]* lang="(de|pl)"/;

/**
 * A mail with what the law wants to read in every letter of a company (§ 35a GmbHG, art. 206 k.s.h.), as *Site settings* have it in the
 * mail's language. Only when it is sent: what is in the outbox may be older than a change of the register.
 */
export async function withLetterhead<Words extends Pick<ClaimedMail, 'html' | 'text'>>(
  payload: Payload,
  mail: Words,
): Promise<Words> {
  const [, locale] = language.exec(mail.html) ?? [];
  if (locale !== 'de' && locale !== 'pl') return mail;
  const { letterhead } = await payload.findGlobal({
    slug: 'settings',
    locale,
    fallbackLocale: false,
    depth: 0,
    select: { letterhead: true },
  });
  return letterhead ? { ...mail, ...signed(mail, letterhead) } : mail;
}
