import * as m0 from './20261121_013618_first.ts';

export const migrations = [
  { name: '20261121_013618_first', up: m0.up, down: m0.down },
];
