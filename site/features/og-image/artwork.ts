import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../../server/site-folder.ts';

/** Colours of the light scheme in `components/tokens.css`. */
export const colours = {
  graphite: '#1d2022',
  paper: '#f3f1ea',
  ink: '#1a1c1d',
  amber: '#f5a71e',
  deep: '#e28e08',
  light: '#ffcb66',
};

const { amber, deep, graphite, light, paper } = colours;

const path = (fill: string, d: string) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`;

const logo = readFileSync(join(siteFolder, 'components/logo.svg'), 'utf8')
  .replace('<svg ', `<svg x="72" y="56" width="218" height="56" fill="${paper}" `)
  .replace('id="oil"', `fill="${amber}"`);

/**
 * SVG of the image without its texts, 1200×630: the graphite field, the logo, and the pour of the home page from the upper right
 * edge into a pool that rises at the left edge.
 */
export const artwork =
  path(graphite, 'M0 0H1200V630H0Z') +
  path(
    amber,
    'M1002 -2H1014C1052 1 1069 19 1070 63C1074 135 1062 192 1024 256C990 313 966 359 966 407C964 475 914 540 808 540H170C60 540 8 530 0 488V630H1200V-2Z' +
      'M1200 89C1190 173 1128 216 1094 273C1068 315 1050 363 1050 409C1049 476 1084 536 1160 536C1184 536 1198 516 1200 491Z',
  ) +
  path(
    deep,
    'M1200 15C1190 62 1192 76 1184 97C1166 151 1134 185 1106 223C1058 286 1028 350 1028 410C1028 476 1072 536 1160 536C1084 536 1049 476 1050 409C1050 363 1068 315 1094 273C1128 216 1190 173 1200 89Z',
  ) +
  path(
    light,
    'M1073 63C1078 56 1083 56 1087 63C1092 130 1078 195 1045 257C1026 290 1014 312 1005 344C1002 349 995 347 994 341C1003 311 1014 286 1030 257C1065 195 1078 130 1073 63Z',
  ) +
  logo;

/** The same beside a photograph: the pool rises at the left edge and at the edge of the photograph. */
export const artworkBesidePhotograph =
  path(graphite, 'M0 0H1200V630H0Z') +
  path(amber, 'M0 488C8 530 60 540 170 540H600C704 540 740 528 752 470V630H0Z') +
  path(deep, 'M752 470C740 528 704 540 600 540C690 556 742 560 752 520Z') +
  logo;
