import type { IncomingMessage, ServerResponse } from 'node:http';
import { svgContentSecurityPolicy } from '@oilway/store/svg/svg-image.ts';
import helmet, { type HelmetOptions } from 'helmet';

type Headers = Record<string, string>;

/** Third parties that a page may load from: the video player, Google reCAPTCHA for a form, or both. */
export type PagePolicy = 'page' | 'video' | 'form' | 'videoAndForm';

/**
 * Sets of response headers. Pages of the reporting office load nothing from third parties and send no referrer. The library of the portal frames the
 * files it previews. `drawing` is an SVG opened as a document.
 */
export type Policy = PagePolicy | 'reporting' | 'library' | 'drawing' | `${PagePolicy}Preview`;

/** Response headers by policy, computed by helmet once when the process starts. */
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

interface CspSources {
  scripts: string[];
  frames: string[];
}

/**
 * Computes the headers of this site. A preview may be framed by the studio only. Images come from our own origin, and from the operator's third-party
 * tile server, if configured. Development extends the CSP for Vite's styles, its websocket and its worker only.
 */
export function setSecurityHeaders(options: {
  origin: string;
  studioOrigin: string;
  development: boolean;
  streetTiles: { thirdPartyOrigin?: string } | undefined;
  video: { script: string; frames: string };
  recaptcha: CspSources | undefined;
  trackingOrigins: readonly string[];
  /** Digest of the import map of pages that take reports. */
  importMapDigest: string | undefined;
}): void {
  const headersFor = (frameAncestors: string[], sources: CspSources): Headers => ({
    ...computeHeaders(helmetOptions(options, frameAncestors, sources)),
    'permissions-policy':
      'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  });
  const page: CspSources = { scripts: [], frames: [] };
  const video = {
    scripts: [new URL(options.video.script).origin],
    frames: [options.video.frames],
  };
  const form = options.recaptcha ?? page;
  const videoAndForm = {
    scripts: [...video.scripts, ...form.scripts],
    frames: [...video.frames, ...form.frames],
  };
  const preview = (sources: CspSources): Headers => {
    const { 'x-frame-options': _, ...headers } = headersFor([options.studioOrigin], sources);
    return { ...headers, 'cache-control': 'private, no-store' };
  };
  for (const [name, sources] of Object.entries({ page, video, form, videoAndForm })) {
    const policy = name as PagePolicy;
    securityHeaders[policy] = headersFor(["'none'"], sources);
    securityHeaders[`${policy}Preview`] = preview(sources);
  }
  securityHeaders.library = headersFor(["'none'"], { scripts: [], frames: ["'self'"] });
  securityHeaders.drawing = {
    ...securityHeaders.page,
    'content-security-policy': `${svgContentSecurityPolicy}; frame-ancestors 'none'`,
  };
  const { importMapDigest } = options;
  const importMapSources = importMapDigest ? [`'${importMapDigest}'`] : [];
  securityHeaders.reporting = {
    ...headersFor(["'none'"], { scripts: importMapSources, frames: [] }),
    'referrer-policy': 'no-referrer',
    // Browsers that support this header run only scripts whose digest the page contains.
    ...(importMapDigest ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
  };
}

function helmetOptions(
  { origin, development, streetTiles, trackingOrigins }: Parameters<typeof setSecurityHeaders>[0],
  frameAncestors: string[],
  { frames, scripts }: CspSources,
): HelmetOptions {
  const self = ["'self'"];
  const thirdPartyImages = streetTiles?.thirdPartyOrigin ? [streetTiles.thirdPartyOrigin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [...self, ...scripts],
        ...(frames.length > 0 ? { frameSrc: frames } : {}),
        styleSrc: development ? [...self, "'unsafe-inline'"] : self,
        imgSrc: [...(development ? [...self, 'data:'] : self), ...thirdPartyImages],
        // The captcha is solved in a worker; Vite waits for a restarted server in a worker from a blob.
        workerSrc: development ? [...self, 'blob:'] : self,
        fontSrc: self,
        connectSrc: development ? [...self, 'ws:'] : self,
        manifestSrc: self,
        // `form-action` also applies to the redirect after a form without scripts.
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
    // Current browsers ignore these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    crossOriginEmbedderPolicy: false,
  };
}

/** Runs helmet on a recorder in place of a response. */
function computeHeaders(options: HelmetOptions): Headers {
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
