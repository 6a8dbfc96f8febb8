import { useEffect, useRef } from 'react';
import { useLightboxState, type ZoomRef } from 'yet-another-react-lightbox';
import { stillness } from './flight.ts';
import { Tool } from './icons.tsx';
import { useSetting, useStage } from './lightbox-context.ts';
import type { NamedSlide, PictureSlide } from './slides.ts';
import { slideshowSpeed } from './slideshow.ts';

export function SlideshowButton() {
  const { text } = useSetting();
  const { playing, toggleSlideshow } = useStage();
  return (
    <Tool
      label={playing ? text.pause : text.play}
      glyph={playing ? 'pause' : 'play'}
      slideshow
      onClick={toggleSlideshow}
    />
  );
}

export function ThumbnailsButton() {
  const { text } = useSetting();
  const { thumbnails, toggleThumbnails } = useStage();
  return (
    <Tool
      label={text.thumbnails}
      glyph="thumbnails"
      pressed={thumbnails}
      onClick={toggleThumbnails}
    />
  );
}

/** Whole or in its own size; absent where those are the same, and for what is no picture. */
export function ZoomButton({ changeZoom, maxZoom, zoom }: ZoomRef) {
  const { dialog, text } = useSetting();
  const { currentSlide } = useLightboxState();
  const enlarged = zoom > 1;
  useEffect(() => {
    dialog.toggleAttribute('data-zoomed', enlarged);
  }, [dialog, enlarged]);
  if (maxZoom <= 1 || currentSlide?.type === 'file') return null;
  return (
    <Tool
      label={enlarged ? text.fit : text.actualSize}
      glyph={enlarged ? 'fit' : 'enlarge'}
      onClick={() => changeZoom(enlarged ? 1 : maxZoom)}
    />
  );
}

/** What stands around the slides: number, caption, the way to save it, the bar of the slideshow, the small pictures. */
export function Surroundings() {
  const { currentIndex, slides } = useLightboxState();
  const { playing, thumbnails, ticking } = useStage();
  const { text } = useSetting();
  const { caption, saved } = slides[currentIndex] as NamedSlide;
  return (
    <>
      {slides.length > 1 ? (
        <p data-part="counter" aria-hidden="true">
          {text.position(currentIndex + 1, slides.length)}
        </p>
      ) : null}
      <p data-part="caption" aria-live={playing ? 'off' : 'polite'}>
        {caption}
      </p>
      {saved ? (
        <a data-part="saved" href={saved.href}>
          {saved.label}
        </a>
      ) : null}
      {ticking ? <Progress key={currentIndex} /> : null}
      {thumbnails ? <Thumbnails /> : null}
    </>
  );
}

function Progress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.animate({ transform: ['scaleX(0)', 'scaleX(1)'] }, slideshowSpeed);
  }, []);
  return <div data-part="progress" ref={bar} />;
}

function Thumbnails() {
  const { currentIndex, slides } = useLightboxState();
  const { text } = useSetting();
  const { goTo } = useStage();
  const strip = useRef<HTMLElement>(null);
  const shown = useRef(false);
  useEffect(() => {
    const behavior = shown.current && !stillness().matches ? 'smooth' : 'instant';
    strip.current?.children[currentIndex]?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
      behavior,
    });
    shown.current = true;
  }, [currentIndex]);
  return (
    <nav data-thumbnails="" ref={strip} aria-label={text.thumbnails}>
      {(slides as readonly PictureSlide[]).map(({ alt, src, thumbnail }, index) => (
        <button
          key={src}
          type="button"
          aria-label={text.named(index + 1, slides.length, alt)}
          aria-current={index === currentIndex ? 'true' : undefined}
          onClick={() => goTo(index)}
        >
          <img src={thumbnail} alt="" width="112" height="75" />
        </button>
      ))}
    </nav>
  );
}
