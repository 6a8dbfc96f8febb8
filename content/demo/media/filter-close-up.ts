import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape } from './drawing.ts';

const pleats = (y: number, height: number, fill: string) =>
  [470, 554, 638, 722, 806, 890, 974, 1058].map((x) => box(fill, x, y, 36, height)).join('');

export const filterCloseUp: DemoMedia = {
  name: 'filter-close-up',
  altDe: 'Zeichnung: großer Ölfilter mit Falten, der mit dem unteren Drittel im Öl steht',
  altPl: 'Rysunek: duży filtr oleju z fałdami, zanurzony w oleju do jednej trzeciej',
  focalX: 50,
  focalY: 50,
  svg: drawing(
    colour.sunken,
    box(colour.graphite, 560, 60, 480, 60),
    box(colour.grey, 600, 120, 400, 34),
    box(colour.graphite, 500, 154, 600, 76),
    box(colour.paper, 420, 230, 760, 900),
    pleats(290, 640, colour.stone),
    box(colour.graphite, 420, 430, 760, 190),
    box(colour.grey, 420, 590, 760, 30),
    box(colour.paper, 752, 472, 96, 96),
    box(colour.graphite, 776, 496, 48, 48),
    shape(
      colour.amber,
      'M0 700C10 800 90 866 200 866C320 866 404 812 420 706V1200H1180V706C1196 812 1280 866 1400 866C1510 866 1590 800 1600 700V1200H0ZM0 1130H1600V1200H0Z',
    ),
    box(colour.deep, 420, 866, 760, 264),
    pleats(866, 204, colour.amber),
    shape(
      colour.deep,
      'M1180 706C1196 812 1280 866 1400 866C1510 866 1590 800 1600 700V752C1580 850 1500 906 1400 906C1280 906 1206 860 1180 786Z',
    ),
    reflection('M90 990C160 1010 240 1012 330 1000', 20),
    reflection('M1260 1040C1320 1054 1400 1054 1470 1044', 20),
  ),
};
