/** Types of the parts of d3-geo and topojson-client that borders.ts uses; neither package has types. */
declare module 'd3-geo' {
  type Extent = [[number, number], [number, number]];
  export interface GeoProjection {
    fitExtent(extent: Extent, shape: object): GeoProjection;
    clipExtent(extent: Extent): GeoProjection;
    scale(): number;
    translate(): [number, number];
  }
  interface GeoPath {
    (shape: object): string | null;
    area(shape: object): number;
  }
  export function geoIdentity(): GeoProjection;
  export function geoPath(projection?: GeoProjection): GeoPath;
}

declare module 'topojson-client' {
  export type Vertex = [number, number];
  export interface Shape {
    id: string;
    arcs: unknown[];
  }
  export interface Topology {
    objects: Record<string, { geometries: Shape[] }>;
    arcs: Vertex[][];
    transform?: { scale: Vertex; translate: Vertex };
  }
  export function feature(topology: Topology, shape: Shape): { geometry: object };
  export function merge(topology: Topology, shapes: Shape[]): object;
}
