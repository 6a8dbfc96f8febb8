import type { MapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import { filteredHref, type StationsData } from '../domain/station-list.ts';
import type { PlaceChoice } from '../schema.ts';
import styles from './PlaceChoices.module.css';

interface Props {
  choices: readonly PlaceChoice[];
  data: StationsData;
  query: MapQuery;
}

/** Asks which of several places of one name is meant, as links that ask the same for that place. */
export function PlaceChoices({ choices, data, query }: Props) {
  const text = messages[data.culture];
  return (
    <div className={styles.choice} data-choice="">
      <h2 className="step2 tight leading115 anywhere" data-count="">
        {text.which(query.place ?? '')}
      </h2>
      <ul className={styles.choices}>
        {choices.map(({ area, label }) => (
          <li key={label}>
            <a
              className={styles.option}
              href={filteredHref(data, query, { near: undefined, place: label })}
            >
              <span className="strong amberInk">{label}</span>
              {area ? <span className="quiet block"> {area}</span> : null}
            </a>
          </li>
        ))}
      </ul>
      <p className="quiet">{text.whichMore}</p>
    </div>
  );
}
