import { hrefOf, type MapPage } from '../map-data.ts';
import type { PlaceChoice } from '../places/place-search.ts';
import { filtersOf } from '../rules/map-query.ts';
import { messages } from '../rules/messages.ts';
import styles from './PlaceChoices.module.css';

/** Asks which of several places of one name is meant, as links that ask the same for that place. */
export function PlaceChoices({
  choices,
  page,
}: {
  choices: readonly PlaceChoice[];
  page: MapPage;
}) {
  const text = messages[page.culture];
  return (
    <div className={styles.choice} data-choice="">
      <h2 className={styles.question} data-count="">
        {text.which(page.query.place ?? '')}
      </h2>
      <ul className={styles.choices}>
        {choices.map(({ area, label }) => (
          <li key={label}>
            <a
              className={styles.option}
              href={hrefOf(page, { ...filtersOf(page.query), near: undefined, place: label })}
            >
              <span className={styles.name}>{label}</span>
              {area ? <span className={styles.area}> {area}</span> : null}
            </a>
          </li>
        ))}
      </ul>
      <p className="quiet">{text.whichMore}</p>
    </div>
  );
}
