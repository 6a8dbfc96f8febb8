import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape } from './drawing.ts';

export const recyclingTank: DemoMedia = {
  name: 'recycling-tank',
  altDe:
    'Zeichnung: aufgeschnittener Sammeltank mit doppelter Wand, aus einem Rohr läuft Altöl hinein',
  altPl: 'Rysunek: przekrój dwupłaszczowego zbiornika, z rury wpływa do niego zużyty olej',
  focalX: 52,
  focalY: 58,
  svg: drawing(
    colour.sunken,
    box(colour.stone, 0, 1080, 1600, 120),
    // The pipe comes from the pit, turns down and ends above the tank.
    box(colour.grey, 0, 150, 700, 84),
    box(colour.grey, 616, 150, 84, 190),
    box(colour.graphite, 150, 132, 40, 120),
    box(colour.graphite, 420, 132, 40, 120),
    box(colour.graphite, 596, 320, 124, 44),
    // Two walls with an air gap between them, feet, the ladder of the gauge.
    shape(colour.graphite, 'M330 430H400V1010H1200V430H1270V1080H330Z'),
    shape(colour.paper, 'M400 430H440V970H1160V430H1200V1010H400Z'),
    shape(colour.graphite, 'M440 430H470V940H1130V430H1160V970H440Z'),
    box(colour.graphite, 390, 1080, 120, 50),
    box(colour.graphite, 1090, 1080, 120, 50),
    box(colour.graphite, 860, 390, 410, 40),
    box(colour.graphite, 330, 390, 200, 40),
    box(colour.grey, 1000, 330, 130, 60),
    ...[500, 600, 700, 800, 900].map((y) => box(colour.grey, 1270, y, y === 700 ? 120 : 70, 16)),
    shape(
      colour.amber,
      'M628 364H688V560C688 640 730 690 830 694H1000C1076 694 1122 668 1130 596V940H470V600C476 660 500 690 540 690C596 690 628 640 628 560Z',
    ),
    shape(
      colour.deep,
      'M666 364H688V560C688 640 730 690 830 694H1000C1076 694 1122 668 1130 596V650C1116 710 1070 734 1000 734H820C716 730 666 660 666 560Z',
    ),
    reflection('M644 420V540', 13),
    reflection('M530 820C610 834 700 834 780 824', 20),
  ),
};
