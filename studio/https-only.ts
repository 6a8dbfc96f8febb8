import { readSettings } from '@oilway/store/settings.ts';

/** Behind https browsers are told to ask over nothing else for two years (RFC 6797). */
export function httpsOnly(headers: Headers): void {
  if (readSettings().studioOrigin.startsWith('https:'))
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}
