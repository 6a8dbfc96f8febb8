import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

type Headers = Record<string, string>;

/** The headers of every answer, worked out once by helmet when the process starts. */
export const securityHeaders: { page: Headers; preview: Headers } = { page: {}, preview: {} };

/**
 * Works them out for this site. A preview may be framed by the studio and by nobody else.
 * Development loosens the policy for Vite's scripts and styles only.
 */
export function setSecurityHeaders(options: {
  origin: string;
  studioOrigin: string;
  development: boolean;
}): void {
  const headersFor = (frameAncestors: string[]): Headers => ({
    ...computed(helmetOptions(options, frameAncestors)),
    'permissions-policy':
      'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  });
  securityHeaders.page = headersFor(["'none'"]);
  const preview = headersFor([options.studioOrigin]);
  delete preview['x-frame-options'];
  securityHeaders.preview = { ...preview, 'cache-control': 'private, no-store' };
}

function helmetOptions(
  { origin, development }: { origin: string; development: boolean },
  frameAncestors: string[],
): HelmetOptions {
  const self = ["'self'"];
  const inline = development ? ["'self'", "'unsafe-inline'"] : self;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: inline,
        styleSrc: inline,
        imgSrc: development ? ["'self'", 'data:'] : self,
        fontSrc: self,
        connectSrc: development ? ["'self'", 'ws:'] : self,
        manifestSrc: self,
        formAction: self,
        baseUri: ["'none'"],
        frameAncestors,
      },
    },
    strictTransportSecurity: origin.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
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
