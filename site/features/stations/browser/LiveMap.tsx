import 'leaflet/dist/leaflet.css';
import { localeOf } from '@oilway/store/cultures.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import styles from '../components/StationMap.module.css';
import {
  isBelow,
  type LiveMapProps,
  type StationMapProps,
} from '../components/station-map-props.ts';
import { pinned } from '../domain/clusters.ts';
import { messages } from '../domain/messages.ts';
import { addBasemap } from './basemap.ts';
import { MapPins, Placed } from './MapPins.tsx';
import { StreetMap } from './StreetMap.tsx';
import { Viewport } from './viewport.ts';

/** The map that moves, by Leaflet: it shows the stations of the list, and says which one was chosen and where it was moved to. */
export function LiveMap(props: StationMapProps & LiveMapProps) {
  const { data, list, onReady, onSelect, say, state, tiles } = props;
  const { culture } = data;
  const { near, place } = state.query;
  const text = messages[culture].map;
  const canvas = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<Viewport>();
  const pins = useMemo(() => pinned(list.shown), [list.shown]);
  const selected = pins.find(({ key }) => key === list.selected?.key);
  // What happens on the map later is answered with what is known then.
  const current = useRef({ pins, props });
  useEffect(() => {
    current.current = { pins, props };
  });

  useEffect(() => {
    const element = canvas.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const made = new Viewport(element, frame);
    made.map.setView([51.5, 15], 6, { animate: false });
    made.whole = addBasemap(made.map, localeOf(culture), {
      land: styles.land,
      neighbour: styles.neighbour,
      river: styles.river,
    });
    made.map.createPane('towns').style.zIndex = '450';
    made.onMove((view, zoomed) => {
      const now = current.current;
      now.props.onMove(view);
      const bounds = made.map.getBounds();
      const seen = now.pins.filter((pin) => bounds.contains([pin.latitude, pin.longitude]));
      if (zoomed) now.props.say(messages[culture].map.inSight(seen.length));
    });
    setViewport(made);
    return () => {
      made.map.remove();
    };
  }, [culture]);

  const isHidden = isBelow() && state.shows === 'list';
  const framed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the state says that the map frames anew, and once it has a size
  useEffect(() => {
    if (!viewport || isHidden) return;
    viewport.rest();
    if (framed.current === state.framing) return;
    framed.current = state.framing;
    if (state.view) viewport.show(state.view);
    else viewport.fit(list.hits, pins, { atOnce: Boolean(place || near), near });
    onReady();
  }, [viewport, state.framing, isHidden]);

  // What still moves was begun at another address.
  useEffect(() => {
    const rest = () => viewport?.rest();
    addEventListener('popstate', rest);
    return () => removeEventListener('popstate', rest);
  }, [viewport]);

  const chosen = state.query.station;
  const before = useRef(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another station is chosen
  useEffect(() => {
    const isNew = chosen !== before.current;
    before.current = chosen;
    if (viewport && isNew && selected && state.address !== 'none')
      viewport.keepInSight(selected, pins);
  }, [chosen]);

  const controls = [
    { name: 'in', icon: 'plus', label: text.zoomIn, press: () => viewport?.map.zoomIn() },
    { name: 'out', icon: 'minus', label: text.zoomOut, press: () => viewport?.map.zoomOut() },
    { name: 'locate', icon: 'locate', label: text.myPosition, press: props.onLocate },
  ] as const;
  const { me } = state;
  return (
    <>
      <section
        className={styles.leaflet}
        ref={canvas}
        aria-label={text.name}
        aria-description={text.keys}
        data-leaflet=""
      />
      <div className={styles.controls} data-controls="" data-above="">
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
          <MapPins map={viewport.map} {...{ culture, onSelect, pins, selected }} />
          {me ? (
            <Placed map={viewport.map} pane="markerPane" at={me}>
              <span className={styles.me} data-me="" />
            </Placed>
          ) : null}
          {tiles ? <StreetMap {...{ culture, say, tiles }} map={viewport.map} /> : null}
        </>
      ) : null}
    </>
  );
}
