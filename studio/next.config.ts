import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const headers = [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

/** Of what is no page; that of pages has a nonce and is in `proxy.ts`. */
const ofAnswers = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
];

/** What strangers sent is saved, not shown. */
const ofFiles = [{ key: 'Content-Security-Policy', value: "default-src 'none'; sandbox" }];

const config: NextConfig = {
  poweredByHeader: false,
  // The first is of no use to most; the other refuses good keys when it is built into one file with the rest.
  serverExternalPackages: ['@aws-sdk/client-s3', '@simplewebauthn/server'],
  // Checked once for all three parts by `npm run types`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers },
      { source: '/((?!admin(?:/|$)).*)', headers: ofAnswers },
      { source: '/api/attachments/:path*', headers: ofFiles },
      { source: '/api/portal-uploads/file/:path*', headers: ofFiles },
    ]),
  redirects: () => Promise.resolve([{ source: '/', destination: '/admin', permanent: false }]),
};

export default withPayload(config);
