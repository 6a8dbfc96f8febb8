import { mercator } from '../components/outline-data.ts';

export type Country = keyof typeof mercator;

export interface Point {
  x: number;
  y: number;
}

/** Projects a coordinate (degrees, WGS 84) into the frame of a country's outline, in drawing units. */
export function project(country: Country, latitude: number, longitude: number): Point {
  const { scale, x, y } = mercator[country];
  const radians = Math.PI / 180;
  return {
    x: x + scale * longitude * radians,
    y: y - scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
  };
}
