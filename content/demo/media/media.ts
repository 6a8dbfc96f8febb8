import type { DemoMedia } from '../shape.ts';
import { typeset } from '../typography.ts';
import { canisterPour } from './canister-pour.ts';
import { dipstick } from './dipstick.ts';
import { filterCloseUp } from './filter-close-up.ts';
import { liftBay } from './lift-bay.ts';
import { recyclingTank } from './recycling-tank.ts';
import { stationFront } from './station-front.ts';
import { toolWall } from './tool-wall.ts';
import { vansYard } from './vans-yard.ts';

export const media: readonly DemoMedia[] = [
  stationFront,
  liftBay,
  canisterPour,
  filterCloseUp,
  vansYard,
  toolWall,
  dipstick,
  recyclingTank,
].map((picture) => ({
  ...picture,
  altDe: typeset('de', picture.altDe),
  altPl: typeset('pl', picture.altPl),
}));
