import { landOf } from './german-land.ts';
import type { Country } from './projection.ts';

/** The region whose holidays a location keeps; without a known Land those of all Germany. */
export function regionOf(location: { country: Country; postalCode: string }): string {
  return location.country === 'pl' ? 'pl' : (landOf(location.postalCode) ?? 'de');
}
