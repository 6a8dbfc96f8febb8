import { describe, expect, it } from 'vitest';
import {
  mapTeaser,
  numbers,
  pictureHero,
  pool,
  pourHero,
  services,
} from '../../development/examples/blocks/blocks.ts';
import { places } from './places.ts';

const threads = (...blocks: Parameters<typeof places>[0]) =>
  places(blocks).map(({ thread }) => thread);

describe('the thread', () => {
  it('runs along the services and ends on the map', () => {
    expect(threads(pourHero, services, mapTeaser, numbers)).toEqual([
      'along',
      'along',
      'end',
      'none',
    ]);
  });

  it('ends in the services where no map follows', () => {
    expect(threads(pourHero, services, numbers, mapTeaser)).toEqual([
      'along',
      'end',
      'none',
      'none',
    ]);
  });

  it('ends below the hero where no services follow', () => {
    expect(threads(pourHero, numbers)).toEqual(['end', 'none']);
    expect(threads(pourHero)).toEqual(['end']);
  });

  it('is not drawn without a pouring hero in front', () => {
    expect(threads(services, pourHero, mapTeaser)).toEqual(['none', 'none', 'none']);
    expect(threads(pictureHero, services)).toEqual(['none', 'none']);
  });
});

describe('the neighbours', () => {
  it('are known by the colour they meet in', () => {
    const [hero, figures, call] = places([pictureHero, numbers, pool]);
    expect(hero).toMatchObject({ first: true, above: 'paper', below: 'graphite' });
    expect(figures).toMatchObject({ first: false, above: 'amber', below: 'amber' });
    expect(call).toMatchObject({ above: 'graphite', below: 'footer' });
  });
});
