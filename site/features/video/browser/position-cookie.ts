/** The saved position of a video: a session cookie per video, in seconds as a decimal number. */
import { readCookie, writeCookie } from '../../../behaviours/consent/cookies.ts';
import { storagePrefixes } from '../../../behaviours/consent/stored-data.ts';

const cookieName = (id: string) => `${storagePrefixes.video.cookies}${id}`;

/** Reads and deletes the saved position; undefined if there is none or it is invalid. */
export function consumePosition(id: string): number | undefined {
  const position = parsePosition(document.cookie, id);
  clearPosition(id);
  return position;
}

export function parsePosition(cookies: string, id: string): number | undefined {
  const value = readCookie(cookies, cookieName(id)) ?? '';
  const seconds = /^\d{1,6}(\.\d+)?$/.test(value) ? Number(value) : 0;
  return seconds > 0 ? seconds : undefined;
}

/** Returns the value to assign to `document.cookie`. */
export function positionCookie(id: string, seconds: number, secure: boolean): string {
  const value = Math.round(seconds * 10) / 10;
  return `${cookieName(id)}=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function savePosition(id: string, seconds: number): void {
  writeCookie(positionCookie(id, seconds, location.protocol === 'https:'));
}

export function clearPosition(id: string): void {
  writeCookie(`${cookieName(id)}=; Max-Age=0; Path=/`);
}
