import type { Location, LocationService } from '../../../pages/page-context.ts';

export type Equipment = NonNullable<Location['equipment']>[number];

/** The services and equipment that stations can be filtered by, in the order of the studio. */
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

/** The service and equipment that a station must offer. */
export interface OfferFilter {
  service?: LocationService;
  equipment?: Equipment;
}

export function matchesOfferFilter(
  location: {
    services?: readonly LocationService[] | null;
    equipment?: readonly Equipment[] | null;
  },
  filter: OfferFilter,
): boolean {
  const hasService = !filter.service || location.services?.includes(filter.service);
  const hasEquipment = !filter.equipment || location.equipment?.includes(filter.equipment);
  return Boolean(hasService && hasEquipment);
}
