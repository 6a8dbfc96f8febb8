import type { VacancyBlock, VacancyListBlock } from '@oilway/store/published/documents.ts';
import { localDay } from '../../content/local-day.ts';
import type { Source } from '../../content/source.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import { jobPosting } from './job-posting.ts';
import { Vacancy } from './Vacancy.tsx';
import { VacancyList } from './VacancyList.tsx';
import type { ListedVacancy, VacancyData, VacancyListData } from './vacancy-data.ts';

export const vacancy = defineBlock<VacancyBlock, VacancyData>({
  component: Vacancy,
  load: async ({ block, content }) => ({ filled: await isFilled(block, content) }),
  head: ({ block, page }, site) => ({
    things: () => (page.filled ? [] : [jobPosting(block, page, site)]),
  }),
});

export const vacancyList = defineBlock<VacancyListBlock, VacancyListData>({
  component: VacancyList,
  async load({ content, page: { culture, node } }) {
    const { byId } = await content.tree(culture);
    const vacancies: ListedVacancy[] = [];
    for (const { id, parent, path, title } of byId.values()) {
      if (parent !== node.id) continue;
      const blocks = (await content.page(id, culture))?.blocks ?? [];
      const found = blocks.find((block) => block.blockType === 'vacancy');
      if (found && !(await isFilled(found, content)))
        vacancies.push({ id, title, href: path, vacancy: found });
    }
    return { vacancies };
  },
});

async function isFilled({ until }: VacancyBlock, source: Source): Promise<boolean> {
  return Boolean(until) && localDay(Date.parse(until ?? '')).day < (await source.today());
}
