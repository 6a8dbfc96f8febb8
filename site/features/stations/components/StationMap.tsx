import { countryOf } from '@oilway/store/locales.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Pin } from '../../../components/Pin.tsx';
import { hrefOf, type StationsData } from '../domain/filter-stations.ts';
import { messages } from '../domain/messages.ts';
import type { Station } from '../domain/station.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './StationMap.module.css';
import { StationSheet } from './StationSheet.tsx';
import {
  type InteractiveMapProps,
  isStackedLayout,
  type StationMapProps,
} from './station-map-props.ts';

/**
 * The map beside the list: an SVG that works without JavaScript, replaced by the Leaflet map on hydration. Both show the same stations.
 */
export function StationMap(props: StationMapProps) {
  const { data, list, now, state } = props;
  const { locale } = data;
  const frame = useRef<HTMLDivElement>(null);
  const [InteractiveMap, setInteractiveMap] =
    useState<ComponentType<StationMapProps & InteractiveMapProps>>();
  const [isReady, setIsReady] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // On phones the list may be shown instead of the map.
    if (isStackedLayout() && state.mobileView === 'list') return;
    import('../browser/InteractiveMap.tsx').then(
      (module) => setInteractiveMap(() => module.InteractiveMap),
      () => setFailed(true),
    );
  }, [state.mobileView]);
  const findSelectedPin = () =>
    frame.current?.querySelector<HTMLElement>('[data-marker][aria-pressed=true]');
  const selected = list.rows.find(({ location }) => location === list.selected);
  return (
    <div
      className={styles.sticky}
      ref={frame}
      data-map-frame=""
      data-ready={isReady ? '' : undefined}
    >
      {/* Before the SVG, whose height depends on the legend: parsed later, the legend would move the pins. */}
      <MapLegend locale={locale} />
      <CountryMap
        className={styles.drawing}
        country={countryOf(locale)}
        stations={list.visible}
        hits={list.stationsToFit}
        selected={list.selected}
        rowHref={({ id, ...station }) =>
          `${hrefOf(data, { ...state.query, part: 1, station: (station as Station).key })}#location-${id}`
        }
      />
      {InteractiveMap ? <InteractiveMap {...props} onReady={() => setIsReady(true)} /> : null}
      <p className={styles.note} role="status" data-note="">
        {failed ? messages[locale].map.failed : props.statusText}
      </p>
      {state.isSheetOpen && list.selected ? (
        <StationSheet
          {...{ isMapReady: isReady, data, frame, now, findPin: findSelectedPin }}
          item={selected ?? { location: list.selected }}
          onClear={props.onClear}
          onHide={props.onHide}
        />
      ) : null}
    </div>
  );
}

function MapLegend({ locale }: { locale: StationsData['locale'] }) {
  const { legend } = messages[locale];
  return (
    <ul className={styles.legend} aria-hidden="true" data-map-overlay="">
      {(['station', 'partner', 'fleet', 'cluster', 'selected'] as const).map((kind) => (
        <li key={kind} className="row gap2">
          <Pin kind={kind} count={2} className={styles.legendPin} />
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
}
