import { filteredHref, type StationsData } from '../domain/filter-stations.ts';
import type { MapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import type { PlaceChoice } from '../schema.ts';
import styles from './PlaceChoices.module.css';

interface Props {
  choices: readonly PlaceChoice[];
  data: StationsData;
  query: MapQuery;
}

/** Offers the places of an ambiguous query as links that repeat the query for one of them. */
export function PlaceChoices({ choices, data, query }: Props) {
  const text = messages[data.locale];
  return (
    <div className={styles.choice} data-choice="">
      <h2 className="step2 tight leading115 anywhere" data-count="">
        {text.choosePlace(query.place ?? '')}
      </h2>
      <ul className={styles.choices}>
        {choices.map(({ area, label }) => (
          <li key={label}>
            <a
              className={`${styles.option} sunken plain block touch notice`}
              href={filteredHref(data, query, { near: undefined, place: label })}
            >
              <span className="strong amberInk">{label}</span>
              {area ? <span className="quiet block"> {area}</span> : null}
            </a>
          </li>
        ))}
      </ul>
      <p className="quiet">{text.choosePlaceHint}</p>
    </div>
  );
}
