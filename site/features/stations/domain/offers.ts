import type { Location, LocationService } from '../../../pages/page-context.ts';

export type Equipment = NonNullable<Location['equipment']>[number];

/** What stations can be asked for, in the order of the studio. */
export const services = [
  'oilChange',
  'filter',
  'gearbox',
  'transporter',
  'airConditioning',
] as const satisfies readonly LocationService[];
export const equipment = [
  'barrierFree',
  'cardPayment',
  'waitingRoom',
  'wifi',
  'highGate',
  'chargingPoint',
  'keyBox',
] as const satisfies readonly Equipment[];

/** What a station has to do and to have. */
export interface AskedOffers {
  service?: LocationService;
  equipment?: Equipment;
}

export function offers(
  location: {
    services?: readonly LocationService[] | null;
    equipment?: readonly Equipment[] | null;
  },
  asked: AskedOffers,
): boolean {
  const does = !asked.service || location.services?.includes(asked.service);
  const has = !asked.equipment || location.equipment?.includes(asked.equipment);
  return Boolean(does && has);
}
