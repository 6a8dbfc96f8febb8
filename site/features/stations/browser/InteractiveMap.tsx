import 'leaflet/dist/leaflet.css';
import { countryOf } from '@oilway/store/locales.ts';
import { addBasemap } from '@oilway/store/maps/basemap.ts';
import L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import styles from '../components/StationMap.module.css';
import {
  type InteractiveMapProps,
  isStackedLayout,
  type StationMapProps,
} from '../components/station-map-props.ts';
import { spreadColocated } from '../domain/clusters.ts';
import { messages } from '../domain/messages.ts';
import { MapOverlay, MapPins } from './MapPins.tsx';
import { StreetMap } from './StreetMap.tsx';
import { Viewport } from './viewport.ts';

/** The Leaflet map: shows the stations of the list and reports selections and moves. */
export function InteractiveMap(props: StationMapProps & InteractiveMapProps) {
  const { data, list, onReady, onSelect, announce, state, tiles } = props;
  const { locale } = data;
  const { near, place } = state.query;
  const text = messages[locale].map;
  const containerRef = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<Viewport>();
  const pins = useMemo(() => spreadColocated(list.visible), [list.visible]);
  const selected = pins.find(({ key }) => key === list.selected?.key);
  // Leaflet event handlers read the latest props from this ref.
  const current = useRef({ pins, props });
  useEffect(() => {
    current.current = { pins, props };
  });

  useEffect(() => {
    const element = containerRef.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const created = new Viewport(element, frame);
    created.map.setView([51.5, 15], 6, { animate: false });
    created.defaultBounds = addBasemap(L, created.map, countryOf(locale), {
      land: styles.land,
      neighbour: styles.neighbour,
      river: styles.river,
    });
    created.map.createPane('towns').style.zIndex = '450';
    created.onMove((view, zoomed) => {
      const now = current.current;
      now.props.onMove(view);
      const bounds = created.map.getBounds();
      const pinsInView = now.pins.filter((pin) => bounds.contains([pin.latitude, pin.longitude]));
      if (zoomed) now.props.announce(messages[locale].map.inView(pinsInView.length));
    });
    setViewport(created);
    return () => {
      created.map.remove();
    };
  }, [locale]);

  const isMapHidden = isStackedLayout() && state.mobileView === 'list';
  const appliedFitVersion = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when fitVersion changes and once the map has a size
  useEffect(() => {
    if (!viewport || isMapHidden) return;
    viewport.stop();
    if (appliedFitVersion.current === state.fitVersion) return;
    appliedFitVersion.current = state.fitVersion;
    if (state.view) viewport.setView(state.view);
    else viewport.fit(list.stationsToFit, pins, { atOnce: Boolean(place || near), near });
    onReady();
  }, [viewport, state.fitVersion, isMapHidden]);

  // Stops animations that belong to the previous history entry.
  useEffect(() => {
    const stop = () => viewport?.stop();
    addEventListener('popstate', stop);
    return () => removeEventListener('popstate', stop);
  }, [viewport]);

  const selectedKey = state.query.station;
  const previousKey = useRef(selectedKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection changes
  useEffect(() => {
    const isNew = selectedKey !== previousKey.current;
    previousKey.current = selectedKey;
    if (viewport && isNew && selected && state.historyAction !== 'none')
      viewport.panIntoView(selected, pins);
  }, [selectedKey]);

  const controls = [
    { name: 'in', icon: 'plus', label: text.zoomIn, press: () => viewport?.map.zoomIn() },
    { name: 'out', icon: 'minus', label: text.zoomOut, press: () => viewport?.map.zoomOut() },
    { name: 'locate', icon: 'locate', label: text.myPosition, press: props.onLocate },
  ] as const;
  // The middle of an area is no place.
  const origin = list.from && !['area', 'prefix'].includes(list.from.by) ? list.from : undefined;
  const position = origin ?? state.userPosition;
  return (
    <>
      <section
        className={styles.leaflet}
        ref={containerRef}
        aria-label={text.name}
        aria-description={text.keys}
        data-leaflet=""
      />
      <div className={styles.controls} data-controls="" data-map-overlay="">
        {controls.map(({ icon, label, name, press }) => (
          <button
            key={name}
            className={styles.control}
            type="button"
            data-control={name}
            aria-label={label}
            onClick={press}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      {viewport ? (
        <>
          <MapPins map={viewport.map} {...{ locale, onSelect, origin, pins, selected }} />
          {position ? (
            <MapOverlay map={viewport.map} pane="markerPane" at={position}>
              <span className={styles.userPosition} data-position="" />
            </MapOverlay>
          ) : null}
          {tiles ? <StreetMap {...{ locale, announce, tiles }} map={viewport.map} /> : null}
        </>
      ) : null}
    </>
  );
}
