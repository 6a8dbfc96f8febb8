import type { ConsentCategory } from './categories.ts';
import { writeCookie } from './cookies.ts';

/** Name prefixes of entries and cookies stored on our own origin, by category. */
export const storagePrefixes: Record<ConsentCategory, { storage: string; cookies: string }> = {
  video: { storage: 'oilway-video:', cookies: 'oilway-video-' },
  maps: { storage: 'oilway-maps:', cookies: 'oilway-maps-' },
  captcha: { storage: 'oilway-captcha:', cookies: 'oilway-captcha-' },
};

/** Deletes all stored entries and cookies of a category. */
export function clearStoredData(category: ConsentCategory): void {
  const { cookies, storage } = storagePrefixes[category];
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (name.startsWith(cookies)) writeCookie(`${name}=; Max-Age=0; Path=/`);
  }
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(storage)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}
