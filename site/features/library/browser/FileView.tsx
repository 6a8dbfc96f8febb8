import type { Culture } from '@oilway/store/cultures.ts';
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

/** Something else than a picture, or what has no preview. */
interface FileSlide extends GenericSlide {
  type: 'file';
  src: string;
  mediaType: string;
}

interface Props {
  slide: FileSlide;
  /** It is the one that is looked at; its neighbours wait. */
  shown: boolean;
}

/** A file that is no picture: a PDF in the browser's own viewer, a text, or why there is neither. */
export function FileView({ shown, slide }: Props) {
  const { mediaType, src } = slide;
  const text = useText();
  if (mediaType === 'application/pdf')
    return navigator.pdfViewerEnabled ? (
      <Fetched shown={shown} src={src} view={() => <Pdf slide={slide} />} />
    ) : (
      <Notice words={text.noViewer} />
    );
  if (mediaType === 'text/plain')
    return (
      <Fetched shown={shown} src={src} text view={(found) => <Text slide={slide} {...found} />} />
    );
  return <Notice words={text.noPreview} />;
}

/** Why a picture did not come. */
export function PictureTrouble() {
  const { currentSlide } = useLightboxState();
  return <Fetched shown src={currentSlide?.src ?? ''} view={() => <Trouble status="failed" />} />;
}

interface FetchedProps {
  src: string;
  shown: boolean;
  /** Its words are wanted, too. */
  text?: boolean;
  view: (found: { words: string; cut: boolean }) => React.ReactNode;
}

/**
 * Asks for a file before it is shown: what a frame is answered to somebody who is no longer logged in is the
 * page of the login. A file that failed is asked for anew when one comes back to it.
 */
function Fetched({ shown, src, text = false, view }: FetchedProps) {
  const [asked, setAsked] = useState<FileAsked>();
  const done = asked?.status === 'there';
  useEffect(() => {
    if (!shown || done) return;
    const controller = new AbortController();
    setAsked(undefined);
    askFor(src, text, controller.signal).then(setAsked, () => undefined);
    return () => controller.abort();
  }, [shown, done, src, text]);
  if (!asked) return <Loading />;
  return asked.status === 'there' ? view(asked) : <Trouble status={asked.status} />;
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
      <iframe className={styles.frame} src={src} title={alt} onLoad={() => setLoaded(true)} />
    </>
  );
}

/** Closing stands last among the buttons of the frame. */
function focusClose({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget
    .closest('dialog')
    ?.querySelector<HTMLElement>('.yarl__toolbar > button:last-of-type')
    ?.focus();
}

function Text({ cut, slide, words }: { slide: FileSlide; words: string; cut: boolean }) {
  const text = useText();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    // The wheel is the text's own and goes no further: above it a step of it is a slide.
    const own = (event: Event) => event.stopPropagation();
    element?.addEventListener('wheel', own);
    return () => element?.removeEventListener('wheel', own);
  }, []);
  return (
    <section
      className={styles.text}
      data-part="text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={slide.alt}
      ref={place}
    >
      <pre className={styles.words}>{words}</pre>
      {cut ? <p className="strong above5">{text.cut}</p> : null}
    </section>
  );
}

function Trouble({ status }: { status: 'ended' | 'failed' }) {
  const text = useText();
  if (status === 'failed') return <Notice words={messages[culture()].cannotLoad} />;
  return (
    <Notice words={text.ended}>
      <a href={location.pathname + location.search}>{text.logIn}</a>
    </Notice>
  );
}

function Notice({ children, words }: { words: string; children?: React.ReactNode }) {
  return (
    <div className={styles.notice} data-part="error" role="alert">
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

const culture = () => document.documentElement.dataset.culture as Culture;

const useText = () => fileMessages[culture()];

/** Bytes of a text that are shown; a browser is slow with megabytes of it. */
const mostText = 256 * 1024;

/** What came of asking for a file. */
type FileAsked = { status: 'there'; words: string; cut: boolean } | { status: 'ended' | 'failed' };

/** @param text its beginning is wanted; else only whether it is there. @throws only when it is aborted. */
async function askFor(src: string, text: boolean, signal: AbortSignal): Promise<FileAsked> {
  try {
    const answer = await fetch(src, {
      signal,
      ...(text ? { headers: { range: `bytes=0-${mostText - 1}` } } : { method: 'HEAD' }),
    });
    if (answer.status === 401) return { status: 'ended' };
    if (!answer.ok) return { status: 'failed' };
    const whole = Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
    // A sign that the end of the part cuts through is left out.
    const charset = /charset=([\w-]+)/.exec(answer.headers.get('content-type') ?? '')?.[1];
    const words = new TextDecoder(charset).decode(await answer.arrayBuffer(), { stream: true });
    return { status: 'there', words, cut: whole > mostText };
  } catch (error) {
    if (signal.aborted) throw error;
    return { status: 'failed' };
  }
}
