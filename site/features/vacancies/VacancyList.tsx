import type { VacancyListBlock } from '@oilway/store/published/documents.ts';
import { linesOf } from '../../components/lines.ts';
import { Nothing } from '../../pages/parts/Nothing.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { messages } from './messages.ts';
import styles from './VacancyList.module.css';
import type { VacancyListData } from './vacancy-data.ts';

/** From one figure to another, on one line. */
const whole = (pay: string) => pay.replaceAll('–', '\u2060–\u2060');

/** What one can apply for, each with where and when it begins. */
export function VacancyList({ block, page, place }: BlockProps<VacancyListBlock, VacancyListData>) {
  const text = messages[page.culture];
  return (
    <Section place={place}>
      <h2 className={styles.heading}>{block.heading}</h2>
      {page.vacancies.length > 0 ? (
        <ul className={styles.list}>
          {page.vacancies.map(({ href, id, title, vacancy: { hours, pay, places, start } }) => (
            <li key={id} className={styles.row}>
              <h3 className={styles.title}>
                <a className="stretched" href={href}>
                  {title}
                </a>
              </h3>
              <p>{linesOf(places).join(', ')}</p>
              <p className={styles.terms}>
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
