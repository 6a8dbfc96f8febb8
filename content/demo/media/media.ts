import type { DemoMedia } from '../shape.ts';
import { typeset } from '../typography.ts';
import { bottlesShelf } from './bottles-shelf.ts';
import { canisterPour } from './canister-pour.ts';
import { dipstick } from './dipstick.ts';
import { filterCloseUp } from './filter-close-up.ts';
import { gearboxOpen } from './gearbox-open.ts';
import { liftBay } from './lift-bay.ts';
import { podiumRun } from './podium-run.ts';
import { recyclingTank } from './recycling-tank.ts';
import { stationFront } from './station-front.ts';
import { teamCounter } from './team-counter.ts';
import { toolWall } from './tool-wall.ts';
import { trainingRoom } from './training-room.ts';
import { vansYard } from './vans-yard.ts';
import { winterYard } from './winter-yard.ts';

export const media: readonly DemoMedia[] = [
  stationFront,
  liftBay,
  canisterPour,
  filterCloseUp,
  vansYard,
  toolWall,
  dipstick,
  recyclingTank,
  teamCounter,
  trainingRoom,
  gearboxOpen,
  bottlesShelf,
  winterYard,
  podiumRun,
].map((picture) => ({
  ...picture,
  altDe: typeset('de', picture.altDe),
  altPl: typeset('pl', picture.altPl),
}));
