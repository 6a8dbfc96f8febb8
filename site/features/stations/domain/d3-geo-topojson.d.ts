/** Types of the parts of d3-geo and topojson-client that outline.ts uses; neither package has types. */
declare module 'd3-geo' {
  type Extent = [[number, number], [number, number]];
  export interface GeoProjection {
    (point: [number, number]): [number, number] | null;
    fitExtent(extent: Extent, shape: object): GeoProjection;
    clipExtent(extent: Extent): GeoProjection;
    scale(): number;
    translate(): [number, number];
  }
  export function geoMercator(): GeoProjection;
  export function geoPath(projection: GeoProjection): (shape: object) => string | null;
}

declare module 'topojson-client' {
  export interface Shape {
    id: string;
    arcs: unknown;
  }
  export interface Topology {
    objects: { countries: { geometries: Shape[] } };
  }
  export function feature(topology: Topology, shape: Shape): object;
  export function merge(topology: Topology, shapes: Shape[]): object;
}
