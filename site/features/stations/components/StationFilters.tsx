import { Icon } from '../../../components/Icon.tsx';
import { filteredHref, type StationList, type StationsData } from '../domain/filter-stations.ts';
import type { MapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import styles from './StationFilters.module.css';

interface Props {
  data: StationsData;
  availableOffers: StationList['availableOffers'];
  query: MapQuery;
}

/**
 * The filters as links, which work without JavaScript. At most one of each kind is active; its link removes it again.
 * Services and equipment are in a popup; the active ones are also listed beside the other filters.
 */
export function StationFilters({ data, availableOffers, query }: Props) {
  const text = messages[data.locale];
  const { category = '', equipment, open = false, service } = query;
  /** @param kind identifier for scripts and tests. @param change the fields of the query that the link changes. */
  const filter = (kind: string, title: string, current: boolean, change: MapQuery) => ({
    current,
    link: (
      <li key={kind}>
        <a
          className={styles.kind}
          rel="nofollow"
          href={filteredHref(data, query, change)}
          data-kind={kind}
          aria-current={current ? 'true' : undefined}
        >
          {current ? <Icon name="check" /> : null}
          {title}
        </a>
      </li>
    ),
  });
  const [all, ...kinds] = [{ key: '', title: text.allKinds }, ...data.categories].map(
    ({ key, title }) => filter(key, title, key === category, { category: key }),
  );
  const offers = [
    ...availableOffers.services.map((key) =>
      filter(key, text.services[key], key === service, {
        service: key === service ? undefined : key,
      }),
    ),
    ...availableOffers.equipment.map((key) =>
      filter(key, text.equipment[key], key === equipment, {
        equipment: key === equipment ? undefined : key,
      }),
    ),
  ];
  const hasKinds = data.categories.length > 1;
  return (
    <nav className={styles.filters} aria-label={text.filterLabel}>
      <ul className={styles.chips} data-scrolls="">
        {hasKinds ? all?.link : null}
        {filter(openNowKey, text.openNow, open, { open: !open }).link}
        {offers.filter(({ current }) => current).map(({ link }) => link)}
        {hasKinds ? kinds.map(({ link }) => link) : null}
      </ul>
      {offers.length > 0 ? (
        <details className={styles.offers} name="offers">
          <summary className={styles.more}>
            <Icon name="filter" />
            {text.filter}
          </summary>
          <ul className={styles.panel}>{offers.map(({ link }) => link)}</ul>
        </details>
      ) : null}
    </nav>
  );
}

/** Not a valid category key. */
const openNowKey = '*';
