import * as m0 from './20261121_013618_first.ts';
import * as m1 from './20261121_033359_drop_reset_interval.ts';
import * as m2 from './20261121_053608_lists_of_the_site.ts';

export const migrations = [
  { name: '20261121_013618_first', up: m0.up, down: m0.down },
  { name: '20261121_033359_drop_reset_interval', up: m1.up, down: m1.down },
  { name: '20261121_053608_lists_of_the_site', up: m2.up, down: m2.down },
];
