import type { Coordinates } from '../domain/distance.ts';

/**
 * Asks the browser, which asks the visitor. To a hundredth of a degree, about a kilometre: near enough, and no address.
 * @returns without an answer what to say instead.
 */
export function findPosition(): Promise<Coordinates | 'refused' | 'noPosition'> {
  if (!navigator.geolocation) return Promise.resolve('noPosition');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: rounded(latitude), longitude: rounded(longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'refused' : 'noPosition'),
      { timeout: 15_000, maximumAge: 300_000 },
    );
  });
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
