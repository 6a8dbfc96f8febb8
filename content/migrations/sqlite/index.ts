import * as m0 from './20261125_041820_first.ts';

export const migrations = [
  { name: '20261125_041820_first', up: m0.up, down: m0.down },
];
