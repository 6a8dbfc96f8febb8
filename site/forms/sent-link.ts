import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the page after a form needs to say how it went; nothing of what was typed. */
export interface SentForm {
  /** The path of the page with the form, and which of its blocks it is. */
  page: string;
  block: string;
  /** The node id that the form named. */
  node: number;
  reference: string;
  place?: string | undefined;
  /** How many files came along. */
  files?: number;
}

/** Signed, so that nobody makes up a page of ours with a number of their own. */
export function signSent(secret: string, sent: SentForm): string {
  const body = Buffer.from(JSON.stringify(sent)).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
}

export function readSent(secret: string, token: string): SentForm | undefined {
  const [body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as SentForm;
}

function signatureOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`sent ${body}`).digest('base64url');
}
