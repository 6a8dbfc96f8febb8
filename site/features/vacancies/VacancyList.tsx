import type { VacancyBlock, VacancyListBlock } from '@oilway/store/published/documents.ts';
import { Icon } from '../../components/Icon.tsx';
import { splitLines } from '../../components/split-lines.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { EmptyState } from '../../pages/parts/EmptyState.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { messages } from './messages.ts';
import { isFilled } from './Vacancy.tsx';
import styles from './VacancyList.module.css';

/** A vacancy with its page. */
export interface ListedVacancy {
  id: number;
  title: string;
  href: string;
  vacancy: VacancyBlock;
}

interface VacancyListData {
  /** Open vacancies below the page, or beside it on that of a vacancy, in the order of their pages. */
  vacancies: readonly ListedVacancy[];
}

export const vacancyList = defineBlock<VacancyListBlock, VacancyListData>({
  component: VacancyList,
  async load({ content, page: { locale, node } }) {
    const { byId } = await content.tree(locale);
    const own = await content.page(node.id, locale);
    const isVacancy = own?.blocks?.some(({ blockType }) => blockType === 'vacancy');
    const listPage = isVacancy ? byId.get(node.id)?.parent : node.id;
    const vacancies: ListedVacancy[] = [];
    for (const { id, parent, path, title } of byId.values()) {
      if (parent !== listPage || id === node.id) continue;
      const blocks = (await content.page(id, locale))?.blocks ?? [];
      const found = blocks.find((block) => block.blockType === 'vacancy');
      if (found && !(await isFilled(found, content)))
        vacancies.push({ id, title, href: path, vacancy: found });
    }
    return { vacancies };
  },
});

/** List of open vacancies with places, hours, pay and start. */
function VacancyList({ block, page, position }: BlockProps<VacancyListBlock, VacancyListData>) {
  const text = messages[page.locale];
  return (
    <Section position={position}>
      <h2 className="below6 step3">{block.heading}</h2>
      {page.vacancies.length > 0 ? (
        <ul className="grid">
          {page.vacancies.map(({ href, id, title, vacancy: { hours, pay, places, start } }) => (
            <li key={id} className={styles.row}>
              <h3 className="step2 leading115">
                <a className="stretched" href={href}>
                  {title}
                </a>
              </h3>
              <p>{splitLines(places).join(', ')}</p>
              <p className="grid">
                <span>{text.hoursOf[hours]}</span>
                {pay ? <span>{pay.replaceAll('–', '\u2060–\u2060')}</span> : null}
                <span className="quiet">{`${text.start}: ${start}`}</span>
              </p>
              <Icon name="arrow-right" className={styles.arrow} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState illustration="careers">
          <p className="step1">{text.none}</p>
        </EmptyState>
      )}
    </Section>
  );
}
