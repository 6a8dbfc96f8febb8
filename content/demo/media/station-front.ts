import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape } from './drawing.ts';

const gateBars = (x: number) =>
  [560, 640, 720, 800, 880].map((y) => box(colour.stone, x, y, 300, 10)).join('');

export const stationFront: DemoMedia = {
  name: 'station-front',
  altDe:
    'Zeichnung: flache graphitfarbene Halle mit drei Toren, vom Dach läuft Öl in einen See davor',
  altPl:
    'Rysunek: niska grafitowa hala z trzema bramami, z dachu spływa olej i tworzy przed nią taflę',
  focalX: 50,
  focalY: 60,
  svg: drawing(
    colour.sunken,
    box(colour.stone, 0, 620, 190, 440),
    box(colour.stone, 40, 540, 110, 100),
    box(colour.stone, 1400, 700, 200, 360),
    box(colour.graphite, 150, 372, 1210, 648),
    box(colour.grey, 150, 450, 1210, 26),
    // Three gates: closed, open with a car inside, closed.
    box(colour.paper, 230, 540, 300, 440),
    gateBars(230),
    box(colour.paper, 980, 540, 300, 440),
    gateBars(980),
    box(colour.grey, 605, 540, 300, 440),
    box(colour.paper, 605, 540, 300, 56),
    box(colour.stone, 605, 586, 300, 10),
    shape(colour.paper, 'M668 790L700 690H810L842 790H868V930H642V790Z'),
    shape(colour.graphite, 'M700 790L722 714H788L810 790Z'),
    box(colour.graphite, 642, 860, 226, 16),
    box(colour.stone, 660, 812, 48, 26),
    box(colour.stone, 802, 812, 48, 26),
    box(colour.graphite, 660, 930, 46, 50),
    box(colour.graphite, 804, 930, 46, 50),
    // The mast carries the sign; only the oil on the roof is round.
    box(colour.graphite, 330, 120, 30, 220),
    box(colour.graphite, 210, 110, 270, 130),
    box(colour.paper, 240, 140, 90, 70),
    box(colour.grey, 350, 150, 100, 18),
    box(colour.grey, 350, 182, 70, 18),
    shape(
      colour.amber,
      'M150 330H1290C1390 330 1424 372 1424 462V850C1424 946 1462 1010 1560 1004C1586 1002 1596 990 1600 968V1200H0V950C10 1000 60 1020 110 1018C134 1016 146 1002 150 976V1020H1360V960C1350 900 1346 860 1346 800V500C1346 440 1326 412 1268 412H1110C1086 412 1082 436 1082 466C1082 500 1034 500 1034 466C1034 436 1030 412 1004 412H150Z',
    ),
    shape(
      colour.deep,
      'M1290 330C1390 330 1424 372 1424 462V850C1424 946 1462 1010 1560 1004C1586 1002 1596 990 1600 968V1008C1590 1030 1570 1042 1530 1040C1430 1036 1392 960 1392 862V474C1392 392 1368 346 1290 330Z',
    ),
    shape(
      colour.deep,
      'M1058 491C1072 488 1082 480 1082 466C1082 436 1086 412 1110 412H1086C1066 414 1064 440 1064 466Z',
    ),
    box(colour.deep, 150, 1020, 1210, 44),
    reflection('M1370 540V700', 14),
    reflection('M190 1126C320 1140 420 1140 540 1132', 18),
    reflection('M210 366H420', 14),
  ),
};
