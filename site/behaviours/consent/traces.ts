import type { ConsentCategory } from './categories.ts';
import { writeCookie } from './cookies.ts';

/** What a category's parts keep on our own origin, by the beginnings of the names. */
export const traces: Record<ConsentCategory, { storage: string; cookies: string }> = {
  video: { storage: 'oilway-video:', cookies: 'oilway-video-' },
  maps: { storage: 'oilway-maps:', cookies: 'oilway-maps-' },
  captcha: { storage: 'oilway-captcha:', cookies: 'oilway-captcha-' },
};

/** Removes everything a category has left in this browser. */
export function removeTraces(category: ConsentCategory): void {
  const { cookies, storage } = traces[category];
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (name.startsWith(cookies)) writeCookie(`${name}=; Max-Age=0; Path=/`);
  }
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(storage)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}
