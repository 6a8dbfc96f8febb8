/** `npm run demo-numbers`: every number in the demo's texts with its place, those of one thing beside each other, to be read once before texts are changed for good. */
import { demoNumbers } from '@oilway/content/demo/numbers.ts';
import { say } from './console.ts';

for (const { around, counted, locale, number, place } of demoNumbers())
  say(`${locale}  ${`${number} ${counted}`.padEnd(24)} ${place.padEnd(36)} ${around}`);
