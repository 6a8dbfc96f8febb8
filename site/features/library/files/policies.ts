/** What is saved is never a page, whatever its bytes say. */
export const savedPolicy = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * What is shown may be framed by our own pages and runs nothing. Chromium's viewer of PDFs does not work inside a
 * sandbox; it runs in a process of its own, and a PDF is no page.
 */
export function shownPolicy(mediaType: string): Record<string, string> {
  const sandbox = mediaType === 'application/pdf' ? '' : '; sandbox';
  return {
    'content-security-policy': `default-src 'none'; img-src 'self'; frame-ancestors 'self'${sandbox}`,
    'x-frame-options': 'SAMEORIGIN',
  };
}
