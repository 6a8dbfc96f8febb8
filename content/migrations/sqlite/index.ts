import * as m0 from './20261130_151511_first.ts';

export const migrations = [
  { name: '20261130_151511_first', up: m0.up, down: m0.down },
];
