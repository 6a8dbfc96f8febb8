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

/** The policy of responses that are no pages; that of pages has a nonce and is set in `proxy.ts`. */
const defaultHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
];

/** Untrusted files are downloaded, not displayed. */
const fileHeaders = [{ key: 'Content-Security-Policy', value: "default-src 'none'; sandbox" }];

const config: NextConfig = {
  poweredByHeader: false,
  // The S3 client is unused in most installations; the WebAuthn library refuses valid keys when it is bundled.
  serverExternalPackages: ['@aws-sdk/client-s3', '@simplewebauthn/server'],
  // `npm run typecheck` checks all three parts at once.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers },
      { source: '/((?!admin(?:/|$)).*)', headers: defaultHeaders },
      { source: '/api/attachments/:path*', headers: fileHeaders },
      { source: '/api/portal-uploads/file/:path*', headers: fileHeaders },
    ]),
  redirects: () => Promise.resolve([{ source: '/', destination: '/admin', permanent: false }]),
};

export default withPayload(config);
