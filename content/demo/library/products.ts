/** Where a product is used: cars, lorries and buses, gearboxes and axles. */
export type Use = 'car' | 'truck' | 'gear';

export interface Product {
  name: string;
  use: Use;
  /** kg/l at 15 °C, °C and °C. */
  density: number;
  flash: number;
  pour: number;
  norms: string;
}

const row = (
  name: string,
  use: Use,
  density: number,
  flash: number,
  pour: number,
  norms: string,
): Product => ({ name: `Oilway ${name}`, use, density, flash, pour, norms });

/** The products that have data sheets; their norms are those that oils of their kind are tested by. */
export const products: readonly Product[] = [
  row('Start 0W-8', 'car', 0.834, 224, -51, 'JASO GLV-1'),
  row('Start 0W-16', 'car', 0.839, 226, -48, 'API SP, ILSAC GF-6B'),
  row('Start 0W-20', 'car', 0.842, 228, -48, 'ACEA C5, API SP'),
  row('Start 0W-30', 'car', 0.845, 230, -45, 'ACEA C2, ACEA C3'),
  row('Start 0W-40', 'car', 0.848, 232, -45, 'ACEA A3/B4, API SP'),
  row('Leicht 5W-20', 'car', 0.846, 228, -42, 'ACEA C5, API SP'),
  row('Leicht 5W-30', 'car', 0.851, 232, -42, 'ACEA C3, API SP'),
  row('Leicht 5W-30 C2', 'car', 0.85, 231, -42, 'ACEA C2'),
  row('Leicht 5W-40', 'car', 0.854, 234, -39, 'ACEA A3/B4, ACEA C3'),
  row('Leicht 5W-50', 'car', 0.857, 236, -39, 'ACEA A3/B4'),
  row('Standard 10W-40', 'car', 0.868, 226, -33, 'ACEA A3/B4, API SN'),
  row('Standard 15W-40', 'car', 0.881, 224, -30, 'ACEA A3/B4, API SL'),
  row('Oldtimer 20W-50', 'car', 0.888, 238, -24, 'API SF/CC'),
  row('Hybrid 0W-20', 'car', 0.841, 227, -48, 'ACEA C6, API SP'),
  row('Last 5W-30', 'truck', 0.857, 230, -39, 'ACEA E8, API CK-4'),
  row('Last 10W-30', 'truck', 0.866, 228, -36, 'ACEA E8, E11'),
  row('Last 10W-40', 'truck', 0.869, 230, -36, 'ACEA E8, API CK-4'),
  row('Last 10W-40 E7', 'truck', 0.872, 232, -33, 'ACEA E7'),
  row('Last 15W-40', 'truck', 0.884, 232, -30, 'ACEA E11, API CK-4'),
  row('Last Gas 15W-40', 'truck', 0.882, 236, -30, 'API CF, Gas'),
  row('Bus 5W-40', 'truck', 0.858, 232, -39, 'ACEA E8'),
  row('Hof UTTO 10W-30', 'truck', 0.876, 222, -36, 'API GL-4, UTTO'),
  row('Hof STOU 10W-40', 'truck', 0.878, 224, -36, 'API CG-4, GL-4'),
  row('Getriebe 75W-80', 'gear', 0.862, 206, -45, 'API GL-4'),
  row('Getriebe 75W-90', 'gear', 0.868, 202, -45, 'API GL-5'),
  row('Getriebe 80W-90', 'gear', 0.893, 214, -30, 'API GL-5'),
  row('Getriebe 85W-140', 'gear', 0.904, 224, -18, 'API GL-5'),
  row('Automatik ATF III', 'gear', 0.856, 196, -45, 'Dexron III H'),
  row('Automatik ATF VI', 'gear', 0.847, 208, -48, 'Dexron VI'),
  row('Doppelkupplung DCT', 'gear', 0.846, 204, -51, 'DCT'),
];

export type FilterKind = 'oil' | 'air' | 'cabin' | 'fuel';

export interface Filter {
  code: string;
  kind: FilterKind;
  /** Millimetres. */
  height: number;
  width: number;
}

const kinds: readonly [FilterKind, string][] = [
  ['oil', 'OF'],
  ['air', 'LF'],
  ['cabin', 'IF'],
  ['fuel', 'KF'],
];

/** Five of each kind. */
export const filters: readonly Filter[] = kinds.flatMap(([kind, letters], row) =>
  [0, 1, 2, 3, 4].map((step) => ({
    code: `${letters} ${1040 + row * 100 + step * 7}`,
    kind,
    height: 62 + step * 9 + row * 14,
    width: 68 + step * 5 + row * 21,
  })),
);
