import { parseYouTubeUrl, toYouTubeUrl } from '@oilway/store/published/youtube-url.ts';
import type { Field } from 'payload';
import { rowLabel } from '../editing/row-label.ts';
import { text } from '../labels.ts';
import {
  blockConfig,
  checkboxField,
  headingField,
  imageField,
  numberField,
  plainTextField,
  pluralLabels,
  row,
  selectField,
  textField,
} from './fields.ts';
import { urlField } from './url-field.ts';

/** The aspect ratios for which the site reserves space. */
const aspectRatios = {
  '16/9': text('16:9 (üblich)', '16:9 (zwykle)', '16:9 (usual)'),
  '4/3': text('4:3', '4:3', '4:3'),
  '1/1': text('quadratisch', 'kwadrat', 'square'),
  '9/16': text('9:16 (hochkant)', '9:16 (pionowo)', '9:16 (upright)'),
  '21/9': text('21:9 (Kino)', '21:9 (kino)', '21:9 (cinema)'),
};

const invalidVideoMessage = text(
  'Das ist kein Video von YouTube. Richtig ist zum Beispiel https://youtu.be/… oder https://www.youtube.com/watch?v=….',
  'To nie jest film z YouTube. Poprawny adres to na przykład https://youtu.be/… lub https://www.youtube.com/watch?v=….',
  'This is no video of YouTube. Right is, for example, https://youtu.be/… or https://www.youtube.com/watch?v=….',
);

const enabledByDefault = { defaultValue: true };

/** The options of specification section 3, under its names; the player reads the same options. */
export const video = blockConfig('video', text('Video', 'Film', 'Video'), [
  headingField(false),
  plainTextField('text'),
  urlField({
    name: 'videoURL',
    kind: 'web',
    expand: toYouTubeUrl,
    required: true,
    maxLength: 300,
    label: text('Adresse auf YouTube', 'Adres w YouTube', 'Address on YouTube'),
    extraCheck: (url) => (parseYouTubeUrl(url) ? undefined : invalidVideoMessage),
  }),
  textField('title', text('Titel des Videos', 'Tytuł filmu', 'Title of the video'), {
    required: true,
  }),
  imageField('coverImage', text('Titelbild', 'Obraz tytułowy', 'Cover picture')),
  row(secondsField('startAt', 'start'), secondsField('stopAt', 'stop')),
  numberField(
    'loop',
    text(
      'Wie oft es spielt (leer: ohne Ende)',
      'Ile razy odtworzyć (puste: bez końca)',
      'How often it plays (empty: without end)',
    ),
    { min: 1, max: 9999, defaultValue: 1 },
  ),
  row(
    checkboxField(
      'autoPlay',
      text('Spielt von selbst', 'Odtwarzaj automatycznie', 'Plays by itself'),
    ),
    checkboxField('mute', text('Ohne Ton', 'Bez dźwięku', 'Muted')),
    checkboxField(
      'showControls',
      text('Bedienleiste', 'Pasek sterowania', 'Controls'),
      enabledByDefault,
    ),
    checkboxField(
      'useOnMobile',
      text('Auch auf Telefonen', 'Także na telefonach', 'On phones too'),
      enabledByDefault,
    ),
  ),
  numberField('vol', text('Lautstärke', 'Głośność', 'Volume'), {
    min: 0,
    max: 100,
    defaultValue: 50,
  }),
  selectField('containment', text('Wo es spielt', 'Gdzie ma się odtwarzać', 'Where it plays'), {
    self: text('an dieser Stelle', 'w tym miejscu', 'in its place'),
    body: text('hinter der ganzen Seite', 'w tle całej strony', 'behind the whole page'),
    selector: text('hinter einem Element', 'w tle elementu', 'behind an element'),
  }),
  textField(
    'selector',
    text('Element (CSS-Selektor)', 'Element (selektor CSS)', 'Element (CSS selector)'),
    {
      maxLength: 100,
      admin: { condition: (_, sibling) => sibling?.containment === 'selector' },
    },
  ),
  selectField('ratio', text('Seitenverhältnis', 'Proporcje', 'Ratio'), aspectRatios, {
    interfaceName: 'VideoRatio',
  }),
  numberField('opacity', text('Deckkraft (0 bis 1)', 'Krycie (0 do 1)', 'Opacity (0 to 1)'), {
    min: 0,
    max: 1,
    defaultValue: 1,
  }),
  {
    name: 'mask',
    type: 'array',
    maxRows: 10,
    admin: { components: rowLabel() },
    ...pluralLabels(text('Maske', 'Maska', 'Mask'), text('Masken', 'Maski', 'Masks')),
    fields: [
      secondsField('second', 'mask'),
      imageField(
        'image',
        text('Bild (leer: keine)', 'Obraz (puste: brak)', 'Picture (empty: none)'),
      ),
    ],
  },
]);

function secondsField(name: string, kind: 'start' | 'stop' | 'mask'): Field {
  const labels = {
    start: text('Beginnt bei Sekunde', 'Zaczyna od sekundy', 'Starts at second'),
    stop: text(
      'Endet bei Sekunde (0: am Schluss)',
      'Kończy na sekundzie (0: na końcu)',
      'Stops at second (0: at the end)',
    ),
    mask: text('Ab Sekunde', 'Od sekundy', 'From second'),
  };
  return numberField(name, labels[kind], { min: 0, max: 86_400, defaultValue: 0 });
}
