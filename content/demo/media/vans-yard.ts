import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape, van } from './drawing.ts';

export const vansYard: DemoMedia = {
  name: 'vans-yard',
  altDe: 'Zeichnung: drei helle Transporter auf einem Hof vor einer Halle mit offenem Tor',
  altPl: 'Rysunek: trzy jasne auta dostawcze na placu przed halą z otwartą bramą',
  focalX: 55,
  focalY: 62,
  svg: drawing(
    colour.graphite,
    // The hall behind: wall, roof edge, one lit gate, a row of windows.
    box(colour.grey, 0, 250, 1100, 640),
    box(colour.stone, 0, 220, 1140, 40),
    box(colour.graphite, 90, 470, 330, 420),
    box(colour.sunken, 90, 470, 330, 120),
    box(colour.stone, 90, 560, 330, 30),
    ...[520, 660, 800, 940].map((x) => box(colour.stone, x, 330, 90, 60)),
    box(colour.grey, 1330, 180, 26, 710),
    box(colour.stone, 1220, 160, 156, 30),
    shape(colour.amber, 'M0 850C14 872 36 880 80 880H1520C1564 880 1586 872 1600 850V1200H0Z'),
    shape(
      colour.deep,
      'M0 850C14 872 36 880 80 880H1520C1564 880 1586 872 1600 850V902C1586 924 1564 932 1520 932H420C300 932 200 914 80 908C36 906 14 892 0 868Z',
    ),
    reflection('M150 1030C320 1046 480 1044 620 1030', 20),
    reflection('M900 1096C1020 1108 1160 1106 1270 1094', 20),
    van(52, 886, 0.66),
    van(482, 908, 0.84),
    van(1020, 944, 1.1),
  ),
};
