import { Turns } from '../turns.ts';

/**
 * The line before everything that visitors send. Writers beyond a handful only wait for one another, and take the
 * database's connections from whoever reads. It is long enough for a few hundred people, and shorter than the time that
 * an answer has.
 */
export const storing = new Turns({ width: 4, room: 400, patience: 8000 });
