import { Icon } from '../../../components/Icon.tsx';
import type { MapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import { filteredHref, type StationList, type StationsData } from '../domain/station-list.ts';
import styles from './StationFilters.module.css';

interface Props {
  data: StationsData;
  offered: StationList['offered'];
  query: MapQuery;
}

interface Filter {
  /** Names it for scripts and tests. */
  kind: string;
  title: string;
  current: boolean;
  /** What the query becomes when it is pressed. */
  change: MapQuery;
}

/**
 * The filters as links: each is an address of its own, and works without scripts. One of each sort at most; pressed again it is asked
 * for no more. What stations offer lies behind one button; what of it is asked for stands beside the others.
 */
export function StationFilters({ data, offered, query }: Props) {
  const text = messages[data.culture];
  const { category = '', equipment, open = false, service } = query;
  const now: Filter = {
    kind: openKind,
    title: text.openNow,
    current: open,
    change: { open: !open },
  };
  const kinds = [{ key: '', title: text.allKinds }, ...data.categories].map(({ key, title }) => ({
    kind: key,
    title,
    current: key === category,
    change: { category: key },
  }));
  const offers: Filter[] = [
    ...offered.services.map((key) => ({
      kind: key,
      title: text.services[key],
      current: key === service,
      change: { service: key === service ? undefined : key },
    })),
    ...offered.equipment.map((key) => ({
      kind: key,
      title: text.equipment[key],
      current: key === equipment,
      change: { equipment: key === equipment ? undefined : key },
    })),
  ];
  const chips = [
    ...offers.filter(({ current }) => current),
    now,
    ...(data.categories.length < 2 ? [] : kinds),
  ];
  const linkOf = ({ change, ...filter }: Filter) => (
    <FilterLink key={filter.kind} {...filter} href={filteredHref(data, query, change)} />
  );
  return (
    <nav className={styles.filters} aria-label={text.kinds}>
      {offers.length > 0 ? (
        <details className={styles.offers} name="offers">
          <summary className={styles.more}>
            <Icon name="filter" />
            {text.filter}
          </summary>
          <ul className={styles.panel}>{offers.map(linkOf)}</ul>
        </details>
      ) : null}
      <ul className={styles.chips} data-scrolls="">
        {chips.map(linkOf)}
      </ul>
    </nav>
  );
}

/** No category has this key. */
const openKind = '*';

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
