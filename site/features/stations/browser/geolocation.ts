import type { Coordinates } from '../domain/distance.ts';

/**
 * Requests the position from the Geolocation API, rounded to 0.01 degrees (about 1 km) for privacy.
 * @returns the position, or the key of the message to show when there is none.
 */
export function requestGeolocation(): Promise<
  Coordinates | 'permissionDenied' | 'positionUnavailable'
> {
  if (!navigator.geolocation) return Promise.resolve('positionUnavailable');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: roundToHundredth(latitude), longitude: roundToHundredth(longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'permissionDenied' : 'positionUnavailable'),
      { timeout: 15_000, maximumAge: 300_000 },
    );
  });
}

const roundToHundredth = (degrees: number) => Math.round(degrees * 100) / 100;
