import type { Culture } from '../page-context.ts';

interface Messages {
  breadcrumbs: string;
  place: string;
  placeSearch: string;
  whereAreYou: string;
}

export const messages: Record<Culture, Messages> = {
  'de-DE': {
    breadcrumbs: 'Sie sind hier',
    place: 'Ort, PLZ oder Straße',
    placeSearch: 'Ölwechsel finden',
    whereAreYou: 'Wo stehen Sie gerade?',
  },
  'pl-PL': {
    breadcrumbs: 'Jesteś tutaj',
    place: 'Miejscowość, kod lub ulica',
    placeSearch: 'Znajdź stację',
    whereAreYou: 'Gdzie teraz jesteś?',
  },
};
