export type Vertex = [number, number];

/** In square units; rings may be closed or not. */
export function area(ring: Vertex[]): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Vertex;
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}

/** Douglas and Peucker: drops points nearer to the line between the kept ones than the tolerance. */
export function simplified(points: Vertex[], tolerance: number): Vertex[] {
  const [first, last] = [points[0] as Vertex, points[points.length - 1] as Vertex];
  let farthest = 0;
  let distance = 0;
  points.forEach((point, index) => {
    const here = offset(point, first, last);
    if (here > distance) {
      [farthest, distance] = [index, here];
    }
  });
  if (distance <= tolerance) {
    return [first, last];
  }
  const before = simplified(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

function offset([x, y]: Vertex, [fromX, fromY]: Vertex, [toX, toY]: Vertex): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) {
    return Math.hypot(x - fromX, y - fromY);
  }
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}
