/**
 * Loaded only while an editor looks at drafts. Inside the studio's frame it tells the studio that the
 * page is ready and reloads when the studio has saved; it listens to the studio's origin alone.
 */
const studioOrigin = document.querySelector<HTMLElement>('[data-preview]')?.dataset.preview;

if (studioOrigin && window.parent !== window) {
  window.addEventListener(
    'message',
    ({ data, origin }: MessageEvent<{ type?: string } | undefined>) => {
      if (origin === studioOrigin && data?.type === 'payload-document-event')
        window.location.reload();
    },
  );
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, studioOrigin);
}

export {};
