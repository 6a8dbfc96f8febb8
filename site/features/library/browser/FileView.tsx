import type { Locale } from '@oilway/store/locales.ts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type GenericSlide, useLightboxState } from 'yet-another-react-lightbox';
import { messages } from '../../../behaviours/lightbox/messages.ts';
import styles from './FileView.module.css';
import { fileMessages } from './file-messages.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    file: FileSlide;
  }
}

/** A slide for a file that is not an image. */
interface FileSlide extends GenericSlide {
  type: 'file';
  src: string;
  mediaType: string;
}

interface Props {
  slide: FileSlide;
  /** Whether it is the current slide; adjacent slides load nothing. */
  active: boolean;
}

/** Shows a PDF in the browser's viewer, a text, or a notice that there is no preview. */
export function FileView({ active, slide }: Props) {
  const { mediaType, src } = slide;
  const text = useText();
  if (mediaType === 'application/pdf')
    return navigator.pdfViewerEnabled ? (
      <FetchedFile active={active} src={src} view={() => <Pdf slide={slide} />} />
    ) : (
      <Notice words={text.noViewer} />
    );
  if (mediaType === 'text/plain')
    return (
      <FetchedFile
        active={active}
        src={src}
        asText
        view={(content) => <Text slide={slide} {...content} />}
      />
    );
  return <Notice words={text.noPreview} />;
}

/** Shows why an image failed to load. */
export function ImageError() {
  const { currentSlide } = useLightboxState();
  return (
    <FetchedFile
      active
      src={currentSlide?.src ?? ''}
      view={() => <FileLoadError status="failed" />}
    />
  );
}

interface FetchedFileProps {
  src: string;
  active: boolean;
  /** Fetches the content, too. */
  asText?: boolean;
  view: (content: { words: string; truncated: boolean }) => React.ReactNode;
}

/**
 * Fetches a file before showing it, because after the end of the session an iframe would show the login page. A failed request is
 * retried when the slide becomes active again.
 */
function FetchedFile({ active, src, asText = false, view }: FetchedFileProps) {
  const [result, setResult] = useState<FetchResult>();
  const done = result?.status === 'loaded';
  useEffect(() => {
    if (!active || done) return;
    const controller = new AbortController();
    setResult(undefined);
    fetchFile(src, asText, controller.signal).then(setResult, () => undefined);
    return () => controller.abort();
  }, [active, done, src, asText]);
  if (!result) return <Loading />;
  return result.status === 'loaded' ? view(result) : <FileLoadError status={result.status} />;
}

function Pdf({ slide: { alt, src } }: { slide: FileSlide }) {
  const [loaded, setLoaded] = useState(false);
  const { skip } = useText();
  return (
    <>
      {loaded ? null : <Loading />}
      <button className={styles.skip} type="button" onClick={focusClose}>
        {skip}
      </button>
      <iframe className="fill relative" src={src} title={alt} onLoad={() => setLoaded(true)} />
    </>
  );
}

function focusClose({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget
    .closest('dialog')
    ?.querySelector<HTMLElement>('.yarl__toolbar > button:last-of-type')
    ?.focus();
}

function Text({
  truncated,
  slide,
  words,
}: {
  slide: FileSlide;
  words: string;
  truncated: boolean;
}) {
  const text = useText();
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = container.current;
    // Stops wheel events, which would change the slide.
    const stopPropagation = (event: Event) => event.stopPropagation();
    element?.addEventListener('wheel', stopPropagation);
    return () => element?.removeEventListener('wheel', stopPropagation);
  }, []);
  return (
    <section
      className={styles.text}
      data-part="text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      aria-label={slide.alt}
      ref={container}
    >
      <pre className={styles.words}>{words}</pre>
      {truncated ? <p className="strong above5">{text.cut}</p> : null}
    </section>
  );
}

function FileLoadError({ status }: { status: 'ended' | 'failed' }) {
  const text = useText();
  if (status === 'failed') return <Notice words={messages[pageLocale()].cannotLoad} />;
  return (
    <Notice words={text.ended}>
      <a href={location.pathname + location.search}>{text.logIn}</a>
    </Notice>
  );
}

function Notice({ children, words }: { words: string; children?: React.ReactNode }) {
  return (
    <div className={`${styles.notice} stack gap4`} data-part="error" role="alert">
      <p>{words}</p>
      {children}
    </div>
  );
}

function Loading() {
  return (
    <p className={styles.loading} data-part="loading">
      {useText().loading}
    </p>
  );
}

const pageLocale = () => document.documentElement.dataset.culture as Locale;

const useText = () => fileMessages[pageLocale()];

/** Maximum bytes of a text to show; browsers are slow with megabytes. */
const maxTextBytes = 256 * 1024;

type FetchResult =
  | { status: 'loaded'; words: string; truncated: boolean }
  | { status: 'ended' | 'failed' };

/** @param asText fetches the beginning; otherwise only checks that the file exists. @throws only if aborted. */
async function fetchFile(src: string, asText: boolean, signal: AbortSignal): Promise<FetchResult> {
  try {
    const response = await fetch(src, {
      signal,
      ...(asText ? { headers: { range: `bytes=0-${maxTextBytes - 1}` } } : { method: 'HEAD' }),
    });
    if (response.status === 401) return { status: 'ended' };
    if (!response.ok) return { status: 'failed' };
    const totalBytes = Number(response.headers.get('content-range')?.split('/')[1] ?? 0);
    // Streaming omits an incomplete character at the end.
    const charset = /charset=([\w-]+)/.exec(response.headers.get('content-type') ?? '')?.[1];
    const words = new TextDecoder(charset).decode(await response.arrayBuffer(), { stream: true });
    return { status: 'loaded', words, truncated: totalBytes > maxTextBytes };
  } catch (error) {
    if (signal.aborted) throw error;
    return { status: 'failed' };
  }
}
