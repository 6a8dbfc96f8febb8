import 'leaflet/dist/leaflet.css';
import { localeOf } from '@oilway/store/cultures.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import styles from '../components/StationMap.module.css';
import type { LiveMapProps, StationMapProps } from '../components/station-map-props.ts';
import { messages } from '../domain/messages.ts';
import { Basemap } from './basemap.ts';
import { MapPins, Placed } from './MapPins.tsx';
import { markersOf } from './marker.ts';
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
  const markers = useMemo(() => markersOf(list.shown), [list.shown]);
  const selected = markers.find(({ station }) => station === list.selected);
  // What happens on the map later is answered with what is known then.
  const current = useRef({ markers, props });
  useEffect(() => {
    current.current = { markers, props };
  });

  useEffect(() => {
    const element = canvas.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const made = new Viewport(element, frame);
    const land = new Basemap(localeOf(culture), {
      land: styles.land ?? '',
      neighbour: styles.neighbour ?? '',
      river: styles.river ?? '',
    });
    made.whole = land.bounds;
    made.map.createPane('towns').style.zIndex = '450';
    made.map.setView(land.bounds.getCenter(), 6, { animate: false });
    land.addTo(made.map);
    made.onMove((view, zoomed) => {
      const now = current.current;
      now.props.onMove(view);
      const bounds = made.map.getBounds();
      const seen = now.markers.filter(({ shown }) =>
        bounds.contains([shown.latitude, shown.longitude]),
      );
      if (zoomed) now.props.say(messages[culture].map.inSight(seen.length));
    });
    setViewport(made);
    return () => {
      made.map.remove();
    };
  }, [culture]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the state says that the map frames anew
  useEffect(() => {
    if (!viewport) return;
    viewport.rest();
    if (state.view) viewport.show(state.view);
    else viewport.fit(list.hits, markers, { atOnce: Boolean(place || near), near });
    onReady();
  }, [viewport, state.framing]);

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
      viewport.keepInSight(selected, markers);
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
          <MapPins
            map={viewport.map}
            culture={culture}
            markers={markers}
            selected={selected}
            onSelect={({ station }) => onSelect(station)}
          />
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
