import type { Culture } from '../../pages/page-context.ts';

const german = {
  load: 'Video von YouTube laden',
  play: 'Video abspielen',
  pause: 'Video anhalten',
  note: 'Das Video liegt bei YouTube. Wenn Sie es laden, erhält Google Ireland Ltd. Ihre IP-Adresse und Angaben zu Ihrem Gerät und kann Daten in Ihrem Browser speichern.',
  blocked:
    'YouTube antwortet nicht. Vielleicht hält eine Erweiterung Ihres Browsers oder Ihr Netz das Video auf.',
  privacy: 'Mehr im Datenschutz',
  always: 'Videos immer laden',
  watch: 'Auf YouTube ansehen',
  leaves: 'Der Link führt von dieser Website weg.',
  video: 'Video',
  mute: 'Ton aus',
  volume: 'Lautstärke',
  position: 'Stelle im Video',
  /** Of the position, with two times in it. */
  of: 'von',
  fullscreen: 'Vollbild',
  previous: 'Voriges Video',
  next: 'Nächstes Video',
};

export const messages: Record<Culture, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    load: 'Wczytaj film z YouTube',
    play: 'Odtwórz film',
    pause: 'Zatrzymaj film',
    note: 'Film znajduje się w serwisie YouTube. Po jego wczytaniu Google Ireland Ltd. otrzymuje adres IP oraz informacje o urządzeniu i może zapisywać dane w przeglądarce.',
    blocked: 'YouTube nie odpowiada. Być może film blokuje rozszerzenie przeglądarki albo sieć.',
    privacy: 'Więcej w zasadach prywatności',
    always: 'Zawsze wczytuj filmy',
    watch: 'Obejrzyj w YouTube',
    leaves: 'Odnośnik prowadzi poza tę stronę.',
    video: 'Film',
    mute: 'Wycisz',
    volume: 'Głośność',
    position: 'Miejsce w filmie',
    of: 'z',
    fullscreen: 'Pełny ekran',
    previous: 'Poprzedni film',
    next: 'Następny film',
  },
};
