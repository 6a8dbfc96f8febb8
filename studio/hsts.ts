import { readSettings } from '@oilway/store/settings.ts';

/** Sets HSTS over https, for two years (RFC 6797). */
export function setHstsHeader(headers: Headers): void {
  if (readSettings().studioOrigin.startsWith('https:'))
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}
