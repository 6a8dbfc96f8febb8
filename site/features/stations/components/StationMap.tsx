import { localeOf } from '@oilway/store/cultures.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { onFirstSign } from '../../../behaviours/first-sign.ts';
import { Pin } from '../../../components/Pin.tsx';
import { messages } from '../domain/messages.ts';
import type { Station } from '../domain/station.ts';
import { hrefOf, type StationsData } from '../domain/station-list.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './StationMap.module.css';
import { StationSheet } from './StationSheet.tsx';
import { isBelow, type LiveMapProps, type StationMapProps } from './station-map-props.ts';

/**
 * The map beside the list: a drawing, which works without scripts, and in its place one that moves as soon as the visitor uses the page or
 * the address asks for a place. Both show the same stations.
 */
export function StationMap(props: StationMapProps) {
  const { data, list, now, state } = props;
  const { culture } = data;
  const frame = useRef<HTMLDivElement>(null);
  const [LiveMap, setLiveMap] = useState<ComponentType<StationMapProps & LiveMapProps>>();
  const [alive, setAlive] = useState(false);
  const [failed, setFailed] = useState(false);
  const [used, setUsed] = useState(false);
  const { place, near } = state.query;
  const wanted = used || state.shows === 'map' || Boolean(place || near || state.view);
  useEffect(() => onFirstSign(document, () => setUsed(true)), []);
  useEffect(() => {
    // On a phone the list may have the place of the map.
    if (!wanted || (isBelow() && state.shows === 'list')) return;
    import('../browser/LiveMap.tsx').then(
      (module) => setLiveMap(() => module.LiveMap),
      () => setFailed(true),
    );
  }, [wanted, state.shows]);
  const pinOf = () => frame.current?.querySelector<HTMLElement>('[data-marker][aria-pressed=true]');
  const selected = list.rows.find(({ location }) => location === list.selected);
  return (
    <div
      className={styles.sticky}
      ref={frame}
      data-map-frame=""
      data-alive={alive ? '' : undefined}
    >
      {/* Before the drawing, whose height is what the legend leaves: read later, it would move the pins. */}
      <MapLegend culture={culture} />
      <CountryMap
        className={styles.drawing}
        country={localeOf(culture)}
        stations={list.shown}
        hits={list.hits}
        selected={list.selected}
        rowHref={({ id, ...station }) =>
          `${hrefOf(data, { ...state.query, part: 1, station: (station as Station).key })}#location-${id}`
        }
      />
      {LiveMap ? <LiveMap {...props} onReady={() => setAlive(true)} /> : null}
      <p className={styles.note} role="status" data-note="">
        {failed ? messages[culture].map.failed : props.said}
      </p>
      {state.sheet && list.selected ? (
        <StationSheet
          {...{ alive, data, frame, now, pinOf }}
          listed={selected ?? { location: list.selected }}
          onClear={props.onClear}
          onHide={props.onHide}
        />
      ) : null}
    </div>
  );
}

function MapLegend({ culture }: { culture: StationsData['culture'] }) {
  const { legend } = messages[culture];
  return (
    <ul className={styles.legend} aria-hidden="true" data-above="">
      {(['station', 'partner', 'fleet', 'cluster', 'selected'] as const).map((kind) => (
        <li key={kind} className="row gap2">
          <Pin kind={kind} count={2} className={styles.keyPin} />
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
}
