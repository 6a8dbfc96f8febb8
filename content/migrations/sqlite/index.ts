import * as m0 from './20261129_231616_first.ts';

export const migrations = [
  { name: '20261129_231616_first', up: m0.up, down: m0.down },
];
