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

interface Filter {
  /** Identifier for scripts and tests. */
  kind: string;
  title: string;
  current: boolean;
  /** The fields of the query that the link changes. */
  change: MapQuery;
}

/**
 * The filters as links, which work without JavaScript. At most one of each kind is active; its link removes it again.
 * Services and equipment are in a popup; the active ones are also listed beside the other filters.
 */
export function StationFilters({ data, availableOffers, query }: Props) {
  const text = messages[data.locale];
  const { category = '', equipment, open = false, service } = query;
  const openNowFilter: Filter = {
    kind: openNowKey,
    title: text.openNow,
    current: open,
    change: { open: !open },
  };
  const categoryFilters = [{ key: '', title: text.allKinds }, ...data.categories].map(
    ({ key, title }) => ({
      kind: key,
      title,
      current: key === category,
      change: { category: key },
    }),
  );
  const offerFilters: Filter[] = [
    ...availableOffers.services.map((key) => ({
      kind: key,
      title: text.services[key],
      current: key === service,
      change: { service: key === service ? undefined : key },
    })),
    ...availableOffers.equipment.map((key) => ({
      kind: key,
      title: text.equipment[key],
      current: key === equipment,
      change: { equipment: key === equipment ? undefined : key },
    })),
  ];
  const chips = [
    ...offerFilters.filter(({ current }) => current),
    openNowFilter,
    ...(data.categories.length < 2 ? [] : categoryFilters),
  ];
  const renderLink = ({ change, ...filter }: Filter) => (
    <FilterLink key={filter.kind} {...filter} href={filteredHref(data, query, change)} />
  );
  return (
    <nav className={styles.filters} aria-label={text.filterLabel}>
      {offerFilters.length > 0 ? (
        <details className={styles.offers} name="offers">
          <summary className={styles.more}>
            <Icon name="filter" />
            {text.filter}
          </summary>
          <ul className={styles.panel}>{offerFilters.map(renderLink)}</ul>
        </details>
      ) : null}
      <ul className={styles.chips} data-scrolls="">
        {chips.map(renderLink)}
      </ul>
    </nav>
  );
}

/** Not a valid category key. */
const openNowKey = '*';

function FilterLink({ current, href, kind, title }: Omit<Filter, 'change'> & { href: string }) {
  return (
    <li>
      <a
        className={styles.kind}
        href={href}
        data-kind={kind}
        aria-current={current ? 'true' : undefined}
      >
        {current ? <Icon name="check" /> : null}
        {title}
      </a>
    </li>
  );
}
