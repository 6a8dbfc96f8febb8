import type { VacancyBlock } from '@oilway/store/published/documents.ts';

export interface VacancyData {
  /** Its last day is over. */
  filled: boolean;
}

/** A vacancy with the page that it is on. */
export interface ListedVacancy {
  id: number;
  title: string;
  href: string;
  vacancy: VacancyBlock;
}

export interface VacancyListData {
  /** Those that can still be applied for, in the order of their pages. */
  vacancies: readonly ListedVacancy[];
}
