import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape, van } from './drawing.ts';

export const winterYard: DemoMedia = {
  name: 'winter-yard',
  altDe:
    'Zeichnung: verschneiter Hof im Winter, aus dem offenen Tor der Halle fließt zähes Öl nach vorn',
  altPl: 'Rysunek: ośnieżony plac zimą, z otwartej bramy hali płynie gęsty olej',
  focalX: 45,
  focalY: 60,
  svg: drawing(
    colour.grey,
    ...[
      [160, 90],
      [420, 190],
      [700, 70],
      [980, 160],
      [1240, 60],
      [1480, 210],
      [300, 320],
      [1380, 350],
    ].map(([x = 0, y = 0]) => box(colour.paper, x, y, 14, 14)),
    // The hall under its snow.
    box(colour.graphite, 120, 360, 860, 480),
    shape(colour.paper, 'M80 300H1020V372H980V400H880V372H640V412H560V372H300V392H220V372H80Z'),
    box(colour.sunken, 220, 500, 400, 340),
    box(colour.stone, 220, 500, 400, 70),
    box(colour.grey, 700, 480, 200, 110),
    box(colour.paper, 700, 580, 200, 16),
    // Snow lies straight and flat.
    box(colour.sunken, 0, 840, 1600, 360),
    shape(colour.paper, 'M0 800H120V840H220V870H620V840H980V820H1600V900H0Z'),
    shape(
      colour.amber,
      'M220 750C228 798 256 812 310 812H530C584 812 612 798 620 750V850C640 956 780 1000 1010 1010C1240 1020 1480 1010 1600 950V1200H0V1000C80 1000 210 980 220 850Z',
    ),
    shape(
      colour.deep,
      'M620 850C640 956 780 1000 1010 1010C1240 1020 1480 1010 1600 950V1000C1460 1056 1230 1062 1000 1050C730 1036 600 990 580 870V800C604 792 616 778 620 750Z',
    ),
    van(960, 950, 1),
    box(colour.paper, 968, 626, 344, 26),
    reflection('M310 880C330 950 380 1000 460 1030', 20),
    reflection('M700 1120C840 1136 980 1136 1110 1126', 20),
  ),
};
