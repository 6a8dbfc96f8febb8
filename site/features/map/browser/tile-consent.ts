import { allowed, grant } from '../../../consent/consent.ts';

/** Goes with the other traces of the maps when their consent is withdrawn. */
const key = 'oilway-maps:server';

/** Whether a server of tiles may be asked: maps are allowed, and not for another server than this one. */
export function tilesAllowed(server: string): boolean {
  return allowed('maps') && (kept() ?? server) === server;
}

/** The visitor asked for the street map of this server. */
export function allowTiles(server: string): void {
  try {
    localStorage.setItem(key, server);
  } catch {
    // A browser that keeps nothing asks again once the server is another.
  }
  grant('maps');
}

function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
