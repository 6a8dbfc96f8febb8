import * as m0 from './20261125_041820_first.ts';
import * as m1 from './20261125_181831_staff_door.ts';

export const migrations = [
  { name: '20261125_041820_first', up: m0.up, down: m0.down },
  { name: '20261125_181831_staff_door', up: m1.up, down: m1.down },
];
