import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape } from './drawing.ts';

const holes = [120, 200, 280, 360, 440, 520, 600, 680]
  .flatMap((y) =>
    Array.from({ length: 18 }, (_, column) => box(colour.stone, 116 + column * 80, y, 10, 10)),
  )
  .join('');

/** An open-ended spanner hanging from y, its shaft `length` long. */
function spanner(x: number, y: number, size: number, length: number): string {
  const jaw = `M${-size} 0V${size}L${-size * 0.4} ${size * 1.7}H${size * 0.4}L${size} ${size}V0H${size * 0.45}V${size * 0.75}H${-size * 0.45}V0Z`;
  return [
    `<g transform="translate(${x} ${y})">`,
    shape(colour.graphite, jaw),
    box(colour.graphite, -size * 0.4, size * 1.6, size * 0.8, length),
    `<g transform="translate(0 ${size * 3.2 + length}) scale(1 -1)">${shape(colour.graphite, jaw)}</g>`,
    '</g>',
  ].join('');
}

/** A screwdriver hanging with its grip up. */
function screwdriver(x: number, y: number, length: number): string {
  return [
    box(colour.graphite, x - 30, y, 60, 150),
    box(colour.grey, x - 6, y + 12, 12, 126),
    box(colour.grey, x - 9, y + 150, 18, length),
    shape(
      colour.grey,
      `M${x - 9} ${y + 150 + length}H${x + 9}L${x + 18} ${y + 184 + length}H${x - 18}Z`,
    ),
  ].join('');
}

export const toolWall: DemoMedia = {
  name: 'tool-wall',
  altDe:
    'Zeichnung: Werkzeugwand mit Schlüsseln, Hammer und Ratsche, auf der Werkbank ein Messbecher mit Öl',
  altPl: 'Rysunek: ściana z kluczami, młotkiem i grzechotką, na stole miarka z olejem',
  focalX: 50,
  focalY: 45,
  svg: drawing(
    colour.sunken,
    box(colour.paper, 80, 80, 1440, 680),
    holes,
    spanner(200, 170, 62, 290),
    spanner(350, 170, 52, 250),
    spanner(484, 170, 44, 210),
    spanner(600, 170, 36, 176),
    screwdriver(720, 160, 250),
    screwdriver(820, 160, 180),
    // Hammer, ratchet, filter wrench.
    box(colour.grey, 990, 230, 36, 400),
    box(colour.graphite, 910, 160, 196, 84),
    shape(colour.graphite, 'M1106 160L1140 184V220L1106 244Z'),
    shape(colour.graphite, 'M1196 160H1276L1300 200V260L1276 300H1196L1172 260V200Z'),
    box(colour.paper, 1214, 208, 44, 44),
    box(colour.grey, 1218, 300, 36, 250),
    box(colour.graphite, 1208, 520, 56, 130),
    shape(colour.graphite, 'M1350 160H1490V310H1446V204H1394V310H1350Z'),
    box(colour.grey, 1402, 310, 36, 330),
    // The bench stands straight; the jug holds the picture's one body of oil.
    box(colour.graphite, 0, 1010, 1600, 190),
    box(colour.grey, 0, 1010, 1600, 34),
    box(colour.grey, 150, 840, 330, 170),
    box(colour.graphite, 150, 840, 330, 30),
    box(colour.stone, 286, 900, 58, 28),
    box(colour.stone, 560, 900, 210, 110),
    box(colour.grey, 560, 900, 210, 24),
    shape(colour.stone, 'M1430 760H1540V950H1420V902H1494V808H1428Z'),
    shape(colour.stone, 'M950 680H1450L1430 1010H1030L1016 752Z'),
    shape(colour.paper, 'M1052 680H1404L1388 986H1072Z'),
    shape(
      colour.amber,
      'M1058 784C1072 846 1120 866 1230 866C1340 866 1384 846 1398 784L1388 986H1072Z',
    ),
    shape(
      colour.deep,
      'M1398 784L1388 986H1336C1346 940 1350 900 1352 853C1376 838 1390 818 1398 784Z',
    ),
    reflection('M1106 890L1110 950', 14),
    ...[760, 820, 880].map((y) => box(colour.grey, 1034, y, 30, 8)),
  ),
};
