import type { DemoLocation } from '../shape.ts';
import { germanyEast } from './germany-east.ts';
import { germanyNorth } from './germany-north.ts';
import { germanySouth } from './germany-south.ts';
import { germanyWest } from './germany-west.ts';

/** 40 locations; street and coordinates belong together, the house numbers are invented. */
export const germany: readonly DemoLocation[] = [
  ...germanyNorth,
  ...germanyEast,
  ...germanyWest,
  ...germanySouth,
];
