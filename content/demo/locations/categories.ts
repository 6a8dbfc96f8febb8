import type { DemoCategory } from '../shape.ts';

export const categories: readonly DemoCategory[] = [
  { key: 'station', title: { de: 'Oilway Station', pl: 'Stacja Oilway' } },
  { key: 'partner', title: { de: 'Partnerwerkstatt', pl: 'Warsztat partnerski' } },
  { key: 'fleet', title: { de: 'Flottenzentrum', pl: 'Centrum flotowe' } },
];
