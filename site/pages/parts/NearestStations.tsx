import { ButtonLink } from '../../components/Button.tsx';
import opening from '../../components/OpenNow.module.css';
import type { PageContext } from '../page-context.ts';
import { messages } from './messages.ts';
import styles from './NearestStations.module.css';

/** The results of a place search, shown in place instead of on the page with the map; empty until a search. */
export function NearestStations({
  page,
  price,
}: {
  page: Pick<PageContext, 'locale' | 'locationsPath'>;
  price?: string | undefined;
}) {
  const text = messages[page.locale];
  return (
    <div className="screenOnly" data-place-results="">
      <div className="apart gap4 wrap baseline">
        <p className={styles.count} role="status" data-count="" />
        <a className="strong" href={page.locationsPath} data-all="" hidden>
          {text.allStations}
        </a>
      </div>
      <ol className={styles.stations} data-rows="" />
      <template data-station-row="">
        <li className={styles.station}>
          <div className="apart gap4 flex baseline">
            <h2 className={styles.title}>
              <a href={page.locationsPath} data-name="">
                {text.place}
              </a>
            </h2>
            <p className="strong figures rigid" data-distance="" />
          </div>
          <p className="quiet">
            <span data-street="" />, <span data-town="" />
          </p>
          <p className={opening.open} data-hours="" />
          <p data-price="">{price}</p>
          <div className="above4 wrap gap3">
            <ButtonLink variant="tool" size="small" icon="route" iconAt="start" data-route="">
              {text.route}
            </ButtonLink>
            <ButtonLink variant="outline" size="small" icon="phone" iconAt="start" data-call="">
              {' '}
            </ButtonLink>
          </div>
        </li>
      </template>
    </div>
  );
}
