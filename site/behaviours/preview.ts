/**
 * Loaded in previews only. In the studio's iframe it posts that the page is ready, and reloads when the studio has saved; it accepts messages from
 * the studio's origin only.
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
