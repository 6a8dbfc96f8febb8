import type { Culture } from '@oilway/store/cultures.ts';
import type { Slide } from 'yet-another-react-lightbox';
import type { ShownGroup } from '../../../behaviours/lightbox/address-bound.ts';
import { messages } from '../../../behaviours/lightbox/messages.ts';
import { type Hooks, type OpenLightbox, openLightbox } from '../../../behaviours/lightbox/open.tsx';
import { shownSize } from '../../../components/shown-size.ts';
import { portalFilePaths } from '../../../server/file-paths.ts';
import type { FileEntry } from './actions.ts';
import { FileView, PictureTrouble } from './FileView.tsx';
import { fileMessages } from './file-messages.ts';

/** Shows files in the frame of the lightbox. */
export function openFiles(
  { items, link, opener = link }: ShownGroup<FileEntry>,
  hooks: Hooks,
): OpenLightbox {
  const culture = document.documentElement.dataset.culture as Culture;
  const [frame, files] = [messages[culture], fileMessages[culture]];
  const text = { ...frame, ...files, library: { ...frame.library, ...files.library } };
  return openLightbox(
    {
      slides: items.map((entry) => slideOf(entry, text.download)),
      text,
      opener,
      pictures: false,
      render: {
        slide: ({ offset, slide }) =>
          slide.type === 'file' ? <FileView slide={slide} shown={offset === 0} /> : undefined,
        iconError: () => <PictureTrouble />,
      },
    },
    hooks,
  );
}

/** Pictures are the lightbox's own, with its zoom; the rest is shown by `FileView`. */
function slideOf({ bytes, file, fileName, mediaType, name }: FileEntry, label: string): Slide {
  const size = shownSize(bytes, document.documentElement.lang);
  const common = {
    src: portalFilePaths.portalFile(file, 'preview'),
    alt: name,
    caption: `${name}\n${fileName}`,
    saved: { href: portalFilePaths.portalFile(file), label: `${label} (${size})` },
  };
  return mediaType.startsWith('image/') ? common : { ...common, type: 'file', mediaType };
}
