import type { Locale } from '../locales.ts';
import { greetingOf, renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';

const messages = {
  'de-DE': {
    subject: (reference: string) => `Antwort von Oilway (${reference})`,
    heading: 'Unsere Antwort',
    closing: 'Mit freundlichen Grüßen',
    footer: (reference: string) =>
      `Diese E-Mail antwortet auf das, was Sie uns unter der Vorgangsnummer ${reference} geschickt haben.`,
  },
  'pl-PL': {
    subject: (reference: string) => `Odpowiedź od Oilway (${reference})`,
    heading: 'Nasza odpowiedź',
    closing: 'Z\u00a0poważaniem',
    footer: (reference: string) => `Ten e-mail jest odpowiedzią w sprawie nr\u00a0${reference}.`,
  },
} as const;

/** A clerk's reply to a submission. */
export interface ReplyMailData {
  locale: Locale;
  reference: string;
  name: string;
  to: string;
  replyTo?: string;
  text: string;
  /** The clerk who signs, and the department. */
  clerk: string;
  department?: string;
}

/** Returns what the mail says before and after the clerk's text. */
export const replyFrame = ({ clerk, department, locale, name }: Omit<ReplyMailData, 'text'>) => ({
  greeting: greetingOf({ locale, to: name }),
  signature: [messages[locale].closing, clerk, department].filter(Boolean).join('\n'),
});

/** Returns the reply as a mail. The template adds greeting, signature and company details. */
export async function replyMail(data: ReplyMailData): Promise<Mail> {
  const { locale, name, reference, replyTo, text, to } = data;
  const { footer, heading, subject } = messages[locale];
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const { signature } = replyFrame(data);
  const rendered = await renderMail({
    locale,
    to: name,
    heading,
    paragraphs: [...paragraphs, signature],
    footer: footer(reference),
  });
  return { to, ...(replyTo ? { replyTo } : {}), subject: subject(reference), ...rendered };
}
