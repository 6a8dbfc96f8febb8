import * as m0 from './20261129_162219_first.ts';

export const migrations = [
  { name: '20261129_162219_first', up: m0.up, down: m0.down },
];
