import type L from 'leaflet';

const step = 100;
const steps: Record<string, [number, number]> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

/**
 * The wheel scrolls the page and zooms only with Ctrl, as a pinch on a touchpad does; and the keys of
 * the map work on its pins, too.
 */
export function cooperate(map: L.Map, frame: HTMLElement): void {
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
  const container = map.getContainer();
  container.addEventListener('keydown', (event) => {
    // Leaflet itself listens while the container has the focus.
    if (event.target === container || event.ctrlKey || event.altKey || event.metaKey) return;
    const way = steps[event.key];
    if (way) map.panBy(way);
    else if (event.key === '+') map.zoomIn();
    else if (event.key === '-') map.zoomOut();
    else return;
    event.preventDefault();
  });
}
