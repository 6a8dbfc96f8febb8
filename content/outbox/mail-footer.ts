import { withFooter } from '@oilway/store/mails/layout.ts';
import type { Payload } from 'payload';
import type { ClaimedMail } from './claim.ts';

/** The language of a mail, which selects the company's details. */
const localePattern = /<html[^>]* lang="(de|pl)"/;

/**
 * Adds the company details that business letters require by law (§ 35a GmbHG, art. 206 k.s.h.), from *Site settings* in the mail's language. Added on
 * delivery, because a queued mail may be older than a change of these details.
 */
export async function withMailFooter<Words extends Pick<ClaimedMail, 'html' | 'text'>>(
  payload: Payload,
  mail: Words,
): Promise<Words> {
  const [, locale] = localePattern.exec(mail.html) ?? [];
  if (locale !== 'de' && locale !== 'pl') return mail;
  const { letterhead: mailFooter } = await payload.findGlobal({
    slug: 'settings',
    locale,
    fallbackLocale: false,
    depth: 0,
    select: { letterhead: true },
  });
  return mailFooter ? { ...mail, ...withFooter(mail, mailFooter) } : mail;
}
