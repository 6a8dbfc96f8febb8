import type { Locale } from '../../pages/page-context.ts';

const german = {
  load: 'Video von YouTube laden',
  play: 'Video abspielen',
  pause: 'Video anhalten',
  privacyNotice:
    'Das Video liegt bei YouTube. Wenn Sie es laden, erhält Google Ireland Ltd. Ihre IP-Adresse und Angaben zu Ihrem Gerät und kann Daten in Ihrem Browser speichern.',
  blocked:
    'YouTube antwortet nicht. Vielleicht hält eine Erweiterung Ihres Browsers oder Ihr Netz das Video auf.',
  privacy: 'Mehr im Datenschutz',
  alwaysLoad: 'Videos immer laden',
  watch: 'Auf YouTube ansehen',
  externalLinkHint: 'Der Link führt von dieser Website weg.',
  video: 'Video',
  mute: 'Ton aus',
  volume: 'Lautstärke',
  position: 'Stelle im Video',
  /** Between position and duration: "1:00 of 3:00". */
  of: 'von',
  fullscreen: 'Vollbild',
  previous: 'Voriges Video',
  next: 'Nächstes Video',
};

export const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    load: 'Wczytaj film z YouTube',
    play: 'Odtwórz film',
    pause: 'Zatrzymaj film',
    privacyNotice:
      'Film znajduje się w serwisie YouTube. Po jego wczytaniu Google Ireland Ltd. otrzymuje adres IP oraz informacje o urządzeniu i może zapisywać dane w przeglądarce.',
    blocked: 'YouTube nie odpowiada. Być może film blokuje rozszerzenie przeglądarki albo sieć.',
    privacy: 'Więcej w zasadach prywatności',
    alwaysLoad: 'Zawsze wczytuj filmy',
    watch: 'Obejrzyj w YouTube',
    externalLinkHint: 'Odnośnik prowadzi poza tę stronę.',
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
