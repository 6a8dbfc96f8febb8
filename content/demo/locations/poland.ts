import type { DemoLocation } from '../shape.ts';
import { polandNorthWest } from './poland-north-west.ts';
import { polandSouthEast } from './poland-south-east.ts';

/** 25 locations; street and coordinates belong together, the house numbers are invented. */
export const poland: readonly DemoLocation[] = [...polandNorthWest, ...polandSouthEast];
