import * as m0 from './20261121_013618_first.ts';
import * as m1 from './20261121_033359_drop_reset_interval.ts';

export const migrations = [
  { name: '20261121_013618_first', up: m0.up, down: m0.down },
  { name: '20261121_033359_drop_reset_interval', up: m1.up, down: m1.down },
];
