import type { Locale } from '@oilway/store/locales.ts';
import type { Slide } from 'yet-another-react-lightbox';
import type { SlideGroup } from '../../../behaviours/lightbox/bind-to-hash.ts';
import { messages } from '../../../behaviours/lightbox/messages.ts';
import {
  type LightboxCallbacks,
  type LightboxHandle,
  openLightbox,
} from '../../../behaviours/lightbox/open-lightbox.tsx';
import { formatFileSize } from '../../../components/file-size.ts';
import { portalFilePaths } from '../../../server/portal-file-paths.ts';
import type { FileEntry } from './actions.ts';
import { FileView, ImageError } from './FileView.tsx';
import { fileMessages } from './file-messages.ts';

/** Opens files in the lightbox. */
export function openFiles(
  { items, link, opener = link }: SlideGroup<FileEntry>,
  hooks: LightboxCallbacks,
): LightboxHandle {
  const locale = document.documentElement.dataset.culture as Locale;
  const [frame, files] = [messages[locale], fileMessages[locale]];
  const text = { ...frame, ...files, labels: { ...frame.labels, ...files.labels } };
  return openLightbox(
    {
      slides: items.map((entry) => slideOf(entry, text.download)),
      messages: text,
      opener,
      isImageGallery: false,
      render: {
        slide: ({ offset, slide }) =>
          slide.type === 'file' ? <FileView slide={slide} active={offset === 0} /> : undefined,
        iconError: () => <ImageError />,
      },
    },
    hooks,
  );
}

/** Returns an image slide with zoom, or a slide rendered by `FileView`. */
function slideOf({ bytes, file, fileName, mediaType, name }: FileEntry, label: string): Slide {
  const size = formatFileSize(bytes, document.documentElement.lang);
  const common = {
    src: portalFilePaths.portalFile(file, 'preview'),
    alt: name,
    caption: `${name}\n${fileName}`,
    download: { href: portalFilePaths.portalFile(file), label: `${label} (${size})` },
  };
  return mediaType.startsWith('image/') ? common : { ...common, type: 'file', mediaType };
}
