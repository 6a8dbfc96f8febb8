/** The digests of what scripts import. A browser takes it from within the page only; the policy of such a page holds the digest of this text. */
export function ImportMap({ text }: { text: string }) {
  return (
    <script
      type="importmap"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names and digests of our own files
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
