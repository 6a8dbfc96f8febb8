import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape } from './drawing.ts';

/** A five-litre canister standing on y. */
function canister(x: number, y: number, body: string, label: string): string {
  return [
    shape(body, `M${x} ${y}V${y - 250}L${x + 70} ${y - 330}H${x + 220}V${y}Z`),
    box(colour.graphite, x + 90, y - 372, 70, 42),
    shape(label, `M${x + 120} ${y - 290}H${x + 190}V${y - 230}H${x + 84}Z`),
    box(label, x + 30, y - 180, 160, 130),
    box(body, x + 54, y - 150, 90, 18),
    box(body, x + 54, y - 112, 60, 18),
  ].join('');
}

/** A one-litre bottle standing on y. */
function bottle(x: number, y: number, body: string, label: string): string {
  return [
    box(colour.graphite, x + 36, y - 300, 48, 40),
    shape(body, `M${x} ${y}V${y - 200}L${x + 36} ${y - 260}H${x + 84}L${x + 120} ${y - 200}V${y}Z`),
    box(label, x + 18, y - 150, 84, 100),
  ].join('');
}

export const bottlesShelf: DemoMedia = {
  name: 'bottles-shelf',
  altDe:
    'Zeichnung: Regal mit Kanistern und Flaschen, in einer durchsichtigen Flasche steht das Öl',
  altPl: 'Rysunek: regał z kanistrami i butelkami, w jednej przezroczystej widać olej',
  focalX: 52,
  focalY: 58,
  svg: drawing(
    colour.graphite,
    box(colour.grey, 100, 0, 40, 1200),
    box(colour.grey, 1460, 0, 40, 1200),
    box(colour.stone, 60, 520, 1480, 40),
    box(colour.stone, 60, 1090, 1480, 40),
    canister(190, 520, colour.paper, colour.stone),
    canister(450, 520, colour.paper, colour.stone),
    canister(710, 520, colour.grey, colour.paper),
    bottle(1010, 520, colour.paper, colour.grey),
    bottle(1150, 520, colour.paper, colour.grey),
    bottle(1290, 520, colour.stone, colour.paper),
    bottle(180, 1090, colour.stone, colour.paper),
    bottle(320, 1090, colour.paper, colour.grey),
    canister(480, 1090, colour.grey, colour.paper),
    canister(1190, 1090, colour.paper, colour.stone),
    // The bottle that shows what is in it.
    box(colour.paper, 890, 640, 110, 60),
    shape(colour.sunken, 'M790 1090V850L890 740V700H1000V740L1100 850V1090Z'),
    shape(
      colour.amber,
      'M814 860C822 900 850 916 900 916H990C1040 916 1068 900 1076 860V1066H814Z',
    ),
    shape(colour.deep, 'M1076 860V1066H1020V914C1052 908 1070 892 1076 860Z'),
    reflection('M852 966V1016', 16),
  ),
};
