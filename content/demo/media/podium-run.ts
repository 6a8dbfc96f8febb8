import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, pool, reflection } from './drawing.ts';

const checks = Array.from({ length: 26 }, (_, index) =>
  box(colour.graphite, 150 + index * 50, index % 2 === 0 ? 150 : 200, 50, 50),
).join('');

export const podiumRun: DemoMedia = {
  name: 'podium-run',
  altDe:
    'Zeichnung: Siegertreppchen mit drei Stufen unter einem Zielbanner, das Öl steht an den Stufen',
  altPl: 'Rysunek: podium z trzema stopniami pod banerem mety, olej wspina się po stopniach',
  focalX: 50,
  focalY: 55,
  svg: drawing(
    colour.sunken,
    box(colour.paper, 150, 150, 1300, 100),
    checks,
    box(colour.graphite, 150, 110, 1300, 40),
    box(colour.graphite, 150, 250, 1300, 16),
    pool(
      1030,
      [
        [110, 150],
        [300, 1300],
        [1450, 1490],
      ],
      90,
      150,
    ),
    box(colour.grey, 110, 90, 40, 940),
    box(colour.grey, 1450, 90, 40, 940),
    // Three steps; a cup of straight steel on the highest.
    box(colour.graphite, 620, 600, 360, 600),
    box(colour.grey, 300, 740, 320, 460),
    box(colour.stone, 980, 830, 320, 370),
    box(colour.paper, 300, 740, 320, 26),
    box(colour.paper, 620, 600, 360, 26),
    box(colour.paper, 980, 830, 320, 26),
    box(colour.paper, 784, 690, 32, 150),
    box(colour.paper, 756, 690, 32, 32),
    box(colour.graphite, 700, 370, 200, 130),
    box(colour.graphite, 660, 390, 40, 18),
    box(colour.graphite, 660, 390, 18, 70),
    box(colour.graphite, 660, 446, 40, 18),
    box(colour.graphite, 900, 390, 40, 18),
    box(colour.graphite, 922, 390, 18, 70),
    box(colour.graphite, 900, 446, 40, 18),
    box(colour.grey, 782, 500, 36, 60),
    box(colour.graphite, 730, 560, 140, 40),
    box(colour.deep, 300, 1030, 1000, 170),
    box(colour.deep, 110, 1030, 40, 170),
    box(colour.deep, 1450, 1030, 40, 170),
    reflection('M180 1130C210 1136 240 1136 268 1132', 16),
    reflection('M1330 1132C1360 1138 1390 1138 1420 1132', 16),
  ),
};
