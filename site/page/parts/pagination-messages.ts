import type { Culture } from '../page-context.ts';

interface PaginationMessages {
  pages: string;
  part: (page: number) => string;
  page: (page: number, last: number) => string;
}

export const messages: Record<Culture, PaginationMessages> = {
  'de-DE': {
    pages: 'Seiten der Liste',
    part: (page) => `Seite ${page}`,
    page: (page, last) => `Seite ${page} von ${last}`,
  },
  'pl-PL': {
    pages: 'Strony listy',
    part: (page) => `strona ${page}`,
    page: (page, last) => `Strona ${page} z ${last}`,
  },
};
