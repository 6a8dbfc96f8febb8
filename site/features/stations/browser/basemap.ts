import L from 'leaflet';
import type { Country } from '../domain/projection.ts';
import { rings, rivers } from './basemap-data.ts';

/** The zoom in whose pixels the borders are written. */
const written = 10;
/** The lines of the rivers are too coarse for a closer look. */
const riversUpTo = 9.5;
/** Near the middle of the drawing: numbers that are counted from here stay small when they are enlarged. */
const middle = L.point(137_000, 87_000);
/** How far the drawing reaches beyond the screen, in screens. */
const margin = 0.5;
const svgSpace = 'http://www.w3.org/2000/svg';

/**
 * Land, borders and the large rivers. The paths are handed to the browser once; a move within what is drawn changes
 * nothing, and any other only says anew where the paths stand. Their colours are the stylesheet's, so
 * that they follow the scheme.
 */
export class Basemap extends L.Layer {
  /** Of the country the map is about. */
  readonly bounds: L.LatLngBounds;
  readonly #picture = document.createElementNS(svgSpace, 'svg');
  readonly #land = document.createElementNS(svgSpace, 'g');
  readonly #rivers: SVGPathElement;
  /** What is drawn, in pixels of the map's pane, at which zoom. */
  #drawn = L.bounds([]);
  #zoom = Number.NaN;
  #corner = L.latLng(0, 0);

  /** @param classes of the paths. */
  constructor(country: Country, classes: Record<'land' | 'neighbour' | 'river', string>) {
    super();
    this.bounds = boundsOf(rings[country]);
    // The two countries lie above their neighbours.
    for (const name of ['around', 'de', 'pl'] as const) {
      const look = classes[name === country ? 'land' : 'neighbour'];
      this.#land.append(pathOf(drawingOf(rings[name], 'z'), look));
    }
    this.#rivers = pathOf(drawingOf(rivers, ''), classes.river);
    this.#land.append(this.#rivers);
    this.#picture.setAttribute('class', 'leaflet-zoom-animated');
    this.#picture.setAttribute('aria-hidden', 'true');
    this.#picture.append(this.#land);
  }

  override onAdd(map: L.Map): this {
    const pane = map.getPane('land') ?? map.createPane('land');
    // Below the street map, which does not reach everywhere.
    pane.style.zIndex = '150';
    pane.append(this.#picture);
    this.#draw(map);
    return this;
  }

  override onRemove(): this {
    this.#picture.remove();
    return this;
  }

  override getEvents(): Record<string, L.LeafletEventHandlerFn> {
    const map = this._map;
    return {
      moveend: () => this.#draw(map),
      viewreset: () => this.#draw(map),
      zoom: () => this.#stretch(map, map.getCenter(), map.getZoom()),
      zoomanim: (event) => {
        const { center, zoom } = event as L.ZoomAnimEvent;
        this.#stretch(map, center, zoom);
      },
    };
  }

  /** Draws the part that is seen and a margin around it, unless that is what is there. */
  #draw(map: L.Map): void {
    const size = map.getSize();
    const seen = L.bounds(
      map.containerPointToLayerPoint([0, 0]),
      map.containerPointToLayerPoint(size),
    );
    const zoom = map.getZoom();
    if (zoom === this.#zoom && this.#drawn.contains(seen)) return;
    this.#zoom = zoom;
    const room = size.multiplyBy(margin).round();
    const [corner, end] = [seen.getTopLeft().subtract(room), seen.getBottomRight().add(room)];
    this.#drawn = L.bounds(corner, end);
    this.#corner = map.layerPointToLatLng(corner);
    const { x: width, y: height } = this.#drawn.getSize();
    this.#picture.setAttribute('width', String(width));
    this.#picture.setAttribute('height', String(height));
    L.DomUtil.setPosition(this.#picture as unknown as HTMLElement, corner);
    this.#rivers.setAttribute('visibility', zoom > riversUpTo ? 'hidden' : 'visible');
    const scale = 2 ** (zoom - written);
    const { x, y } = middle.multiplyBy(scale).subtract(map.getPixelOrigin()).subtract(corner);
    this.#land.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  }

  /** Follows the hand or the animation to another zoom; the drawing comes when it is over. */
  #stretch(map: L.Map, center: L.LatLngExpression, zoom: number): void {
    const pane = L.DomUtil.getPosition(map.getPane('mapPane') as HTMLElement);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane).round();
    const corner = map.project(this.#corner, zoom).subtract(origin);
    L.DomUtil.setTransform(
      this.#picture as unknown as HTMLElement,
      corner,
      map.getZoomScale(zoom, this.#zoom),
    );
  }
}

function pathOf(drawing: string, look: string): SVGPathElement {
  const path = document.createElementNS(svgSpace, 'path');
  path.setAttribute('class', look);
  path.setAttribute('d', drawing);
  return path;
}

/** Rings or lines of relative points as a path around `middle`; `end` closes each of them, or not. */
function drawingOf(lines: string, end: 'z' | ''): string {
  return lines
    .split('|')
    .map((line) => {
      const [, x, y, rest] = /^(-?\d+) ?(-?\d+)(.*)$/s.exec(line) ?? [];
      return `M${Number(x) - middle.x} ${Number(y) - middle.y}l${rest?.trim()}${end}`;
    })
    .join('');
}

function boundsOf(rings: string): L.LatLngBounds {
  const bounds = L.bounds([]);
  for (const ring of rings.split('|')) {
    const steps = (ring.match(/-?\d+/g) ?? []).map(Number);
    let place = L.point(0, 0);
    for (let index = 0; index < steps.length; index += 2) {
      place = place.add([steps[index] ?? 0, steps[index + 1] ?? 0]);
      bounds.extend(place);
    }
  }
  const at = (point: L.Point) => L.CRS.EPSG3857.pointToLatLng(point, written);
  return L.latLngBounds(at(bounds.getTopLeft()), at(bounds.getBottomRight()));
}
