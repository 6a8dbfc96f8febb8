/** The place at which a video was left: a session cookie for each video, seconds as a decimal number. */
import { cookieIn, writeCookie } from '../../../behaviours/consent/cookies.ts';
import { traces } from '../../../behaviours/consent/traces.ts';

const nameOf = (id: string) => `${traces.video.cookies}${id}`;

/** Reads the position and removes it: it is used once. Undefined for anything that is no time. */
export function takePosition(id: string): number | undefined {
  const position = positionIn(document.cookie, id);
  forgetPosition(id);
  return position;
}

export function positionIn(cookies: string, id: string): number | undefined {
  const value = cookieIn(cookies, nameOf(id)) ?? '';
  const seconds = /^\d{1,6}(\.\d+)?$/.test(value) ? Number(value) : 0;
  return seconds > 0 ? seconds : undefined;
}

/** What to assign to `document.cookie`. */
export function positionCookie(id: string, seconds: number, secure: boolean): string {
  const value = Math.round(seconds * 10) / 10;
  return `${nameOf(id)}=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function keepPosition(id: string, seconds: number): void {
  writeCookie(positionCookie(id, seconds, location.protocol === 'https:'));
}

export function forgetPosition(id: string): void {
  writeCookie(`${nameOf(id)}=; Max-Age=0; Path=/`);
}
