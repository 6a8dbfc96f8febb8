import type { VacancyBlock, VacancyListBlock } from '@oilway/store/published/documents.ts';
import { linesOf } from '../../components/lines.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import { Nothing } from '../../pages/parts/Nothing.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { messages } from './messages.ts';
import { isFilled } from './Vacancy.tsx';
import styles from './VacancyList.module.css';

/** A vacancy with the page that it is on. */
export interface ListedVacancy {
  id: number;
  title: string;
  href: string;
  vacancy: VacancyBlock;
}

interface VacancyListData {
  /** Those that can still be applied for, in the order of their pages. */
  vacancies: readonly ListedVacancy[];
}

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

/** From one figure to another, on one line. */
const whole = (pay: string) => pay.replaceAll('–', '\u2060–\u2060');

/** What one can apply for, each with where and when it begins. */
function VacancyList({ block, page, place }: BlockProps<VacancyListBlock, VacancyListData>) {
  const text = messages[page.culture];
  return (
    <Section place={place}>
      <h2 className="below6 step3">{block.heading}</h2>
      {page.vacancies.length > 0 ? (
        <ul className="grid gap2">
          {page.vacancies.map(({ href, id, title, vacancy: { hours, pay, places, start } }) => (
            <li key={id} className={styles.row}>
              <h3 className="step1 leading12">
                <a className="stretched" href={href}>
                  {title}
                </a>
              </h3>
              <p>{linesOf(places).join(', ')}</p>
              <p className="grid">
                <span>{text.hoursOf[hours]}</span>
                {pay ? <span>{whole(pay)}</span> : null}
                <span className="quiet">{`${text.start}: ${start}`}</span>
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <Nothing picture="careers">
          <p className="step1">{text.none}</p>
        </Nothing>
      )}
    </Section>
  );
}
