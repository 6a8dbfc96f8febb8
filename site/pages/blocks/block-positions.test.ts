import type { TextBlock } from '@oilway/store/published/documents.ts';
import { describe, expect, it } from 'vitest';
import {
  fieldHero,
  fullMap,
  mapTeaser,
  numbers,
  pictureHero,
  pool,
  pourHero,
  services,
} from '../../development/examples/blocks/blocks.ts';
import { contactForm } from '../../development/examples/blocks/forms.ts';
import { newsList } from '../../development/examples/blocks/lists.ts';
import { blockPositions } from './block-positions.ts';

const threads = (...blocks: Parameters<typeof blockPositions>[0]) =>
  blockPositions(blocks).map(({ thread }) => thread);

describe('thread', () => {
  it('runs along the services and ends at the map', () => {
    expect(threads(pourHero, services, mapTeaser, numbers)).toEqual([
      'along',
      'along',
      'end',
      'none',
    ]);
  });

  it('ends at the services without a map', () => {
    expect(threads(pourHero, services, numbers, mapTeaser)).toEqual([
      'along',
      'end',
      'none',
      'none',
    ]);
  });

  it('ends below the hero without services', () => {
    expect(threads(pourHero, numbers)).toEqual(['end', 'none']);
    expect(threads(pourHero)).toEqual(['end']);
  });

  it('is not drawn without a pour hero at the start', () => {
    expect(threads(services, pourHero, mapTeaser)).toEqual(['none', 'none', 'none']);
    expect(threads(pictureHero, services)).toEqual(['none', 'none']);
  });
});

describe('adjacent blocks', () => {
  it('provides the edge colours of the blocks above and below', () => {
    const [hero, figures, call] = blockPositions([pictureHero, numbers, pool]);
    expect(hero).toMatchObject({ first: true, above: 'paper', below: 'graphite' });
    expect(figures).toMatchObject({ first: false, above: 'amber', below: 'amber' });
    expect(call).toMatchObject({ above: 'graphite', below: 'footer' });
  });
});

describe('compact', () => {
  const compact = (...blocks: Parameters<typeof blockPositions>[0]) =>
    blockPositions(blocks).map((position) => position.compact ?? false);
  const anchor = { blockType: 'anchor', name: 'formular' } as const;
  const text = (heading?: string) => ({ blockType: 'text', heading }) as TextBlock;
  const heroWithoutText = { ...fieldHero, text: null };

  it('is a hero with the tool or the text without heading right below it, anchors not counted', () => {
    expect(compact(fieldHero, anchor, contactForm, numbers)).toEqual([true, false, true, false]);
    expect(compact(pictureHero, fullMap)).toEqual([true, true]);
    expect(compact(heroWithoutText, text())).toEqual([true, true]);
    expect(compact(heroWithoutText, text('Wer wir sind'))).toEqual([false, false]);
  });

  it('is a list right below a hero, but not the hero', () => {
    expect(compact(fieldHero, newsList)).toEqual([false, true]);
    expect(compact(fieldHero, numbers, newsList)).toEqual([false, false, false]);
  });

  it('is no hero of a tool further down, above a teaser or with a pour', () => {
    expect(compact(fieldHero, numbers, contactForm)).toEqual([false, false, false]);
    expect(compact(fieldHero, mapTeaser)).toEqual([false, false]);
    expect(compact(pourHero, contactForm)).toEqual([false, false]);
  });
});
