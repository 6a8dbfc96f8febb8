import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawingPolicy } from '@oilway/store/drawings/drawing.ts';
import helmet, { type HelmetOptions } from 'helmet';

type Headers = Record<string, string>;

/** What a page may load of others: the player where it shows a video, Google's captcha where it has a form. */
export type Shown = 'page' | 'video' | 'form' | 'videoAndForm';

/**
 * Which headers an answer takes. The page of the reporting office loads nothing of anybody, and tells
 * nobody where its reader came from. The library of the portal frames the files it previews. A drawing
 * is a document where somebody opens it by itself.
 */
export type Policy = Shown | 'reporting' | 'library' | 'drawing' | `${Shown}Preview`;

/** The headers of every answer, worked out once by helmet when the process starts. */
export const securityHeaders: Record<Policy, Headers> = {
  page: {},
  video: {},
  form: {},
  videoAndForm: {},
  reporting: {},
  library: {},
  drawing: {},
  pagePreview: {},
  videoPreview: {},
  formPreview: {},
  videoAndFormPreview: {},
};

interface Sources {
  scripts: string[];
  frames: string[];
}

/**
 * Works them out for this site. A preview may be framed by the studio and by nobody else.
 * Pictures come from here, and from the operator's server of street tiles where there is one.
 * Development loosens the policy for Vite's styles, its websocket and its worker only.
 */
export function setSecurityHeaders(options: {
  origin: string;
  studioOrigin: string;
  development: boolean;
  streetTiles: { foreign?: string } | undefined;
  video: { script: string; frames: string };
  recaptcha: Sources | undefined;
  trackingOrigins: readonly string[];
  /** Of the import map of the pages that take reports. */
  importMapDigest: string | undefined;
}): void {
  const headersFor = (frameAncestors: string[], sources: Sources): Headers => ({
    ...computed(helmetOptions(options, frameAncestors, sources)),
    'permissions-policy':
      'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  });
  const page: Sources = { scripts: [], frames: [] };
  const video = {
    scripts: [new URL(options.video.script).origin],
    frames: [options.video.frames],
  };
  const form = options.recaptcha ?? page;
  const videoAndForm = {
    scripts: [...video.scripts, ...form.scripts],
    frames: [...video.frames, ...form.frames],
  };
  const preview = (sources: Sources): Headers => {
    const { 'x-frame-options': _, ...headers } = headersFor([options.studioOrigin], sources);
    return { ...headers, 'cache-control': 'private, no-store' };
  };
  for (const [name, sources] of Object.entries({ page, video, form, videoAndForm })) {
    const shown = name as Shown;
    securityHeaders[shown] = headersFor(["'none'"], sources);
    securityHeaders[`${shown}Preview`] = preview(sources);
  }
  securityHeaders.library = headersFor(["'none'"], { scripts: [], frames: ["'self'"] });
  securityHeaders.drawing = {
    ...securityHeaders.page,
    'content-security-policy': `${drawingPolicy}; frame-ancestors 'none'`,
  };
  const { importMapDigest } = options;
  const held = importMapDigest ? [`'${importMapDigest}'`] : [];
  securityHeaders.reporting = {
    ...headersFor(["'none'"], { scripts: held, frames: [] }),
    'referrer-policy': 'no-referrer',
    // A script whose digest the page does not tell is not run, where a browser knows this header.
    ...(importMapDigest ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
  };
}

function helmetOptions(
  { origin, development, streetTiles, trackingOrigins }: Parameters<typeof setSecurityHeaders>[0],
  frameAncestors: string[],
  { frames, scripts }: Sources,
): HelmetOptions {
  const self = ["'self'"];
  const foreignPictures = streetTiles?.foreign ? [streetTiles.foreign] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [...self, ...scripts],
        ...(frames.length > 0 ? { frameSrc: frames } : {}),
        styleSrc: development ? [...self, "'unsafe-inline'"] : self,
        imgSrc: [...(development ? [...self, 'data:'] : self), ...foreignPictures],
        // The captcha is solved in a worker; Vite waits in one of its own making for a server that ended.
        workerSrc: development ? [...self, 'blob:'] : self,
        fontSrc: self,
        connectSrc: development ? [...self, 'ws:'] : self,
        manifestSrc: self,
        // A form without scripts leads to another page by its own answer, which counts as its action.
        formAction: [...self, ...trackingOrigins],
        baseUri: ["'none'"],
        frameAncestors,
      },
    },
    strictTransportSecurity: origin.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // No browser that is in use reads these, and each answer is longer by them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    crossOriginEmbedderPolicy: false,
  };
}

/** helmet writes onto a response; this one only remembers. */
function computed(options: HelmetOptions): Headers {
  const headers: Headers = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
