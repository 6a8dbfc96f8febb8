import { expect, test } from 'vitest';
import { type CategoryOption, proposeCategory } from '../components/library/propose-category.ts';

const categories: CategoryOption[] = [
  [1, 'de-DE', 'Unterlagen'],
  [2, 'de-DE', 'Unterlagen', 'Verkauf', 'Preislisten'],
  [3, 'de-DE', 'Unterlagen', 'Sicherheit', 'Sicherheitsdatenblätter'],
  [4, 'de-DE', 'Unterlagen', 'Pkw', 'Motoröle'],
  [5, 'de-DE', 'Unterlagen', 'Lkw', 'Motoröle'],
  [6, 'pl-PL', 'Dokumenty', 'Szkolenia'],
  [7, 'pl-PL', 'Dokumenty', 'Marketing'],
  [8, 'de-DE', 'Unterlagen', 'Marketing'],
].map(([id, locale, ...path]) => ({ id, locale, path }) as never);

test('proposes the category that the folders and the name of a file contain', () => {
  const proposed = (path: string, language = 'de') => proposeCategory(path, categories, language);
  expect([
    proposed('Ordner/Preisliste 2026.pdf'),
    proposed('Preise/Filter.xlsx'),
    proposed('SICHERHEIT/Sicherheitsdatenblatt_5W-30.pdf'),
    proposed('Lkw/Motoröl 10W-40.pdf'),
    proposed('Pkw/motoroel/x.pdf'.replace('oe', 'ö')),
    proposed('szkolenie-mechaników.pdf', 'pl'),
    proposed('Marketing/logo.png', 'pl'),
    proposed('Marketing/logo.png', 'de'),
  ]).toEqual([2, 2, 3, 5, 4, 6, 7, 8]);
  for (const unknown of ['IMG_2031.jpg', '2026/01/scan.pdf', '', '///', '💧.pdf', 'pre.pdf'])
    expect(proposed(unknown), unknown).toBeUndefined();
});
