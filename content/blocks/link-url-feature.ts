import { createServerFeature } from '@payloadcms/richtext-lexical';
import { normalizeUrl } from './url-field.ts';

interface LexicalNode {
  type?: string;
  fields?: { url?: unknown };
  root?: unknown;
  children?: unknown;
}

/**
 * Normalizes the URLs of links in rich text as URL fields do: Payload runs no field hooks for an `autolink`, which the editor makes from a typed URL,
 * nor for a link without an id.
 */
export const LinkUrlFeature = createServerFeature({
  feature: {
    hooks: {
      beforeChange: [({ value }) => normalizeUrls(value)],
    },
  },
  key: 'linkUrl',
});

/** Returns a rich text node with normalized URLs. The input is not validated yet and may be empty. */
function normalizeUrls<Part>(node: Part): Part {
  if (Array.isArray(node)) return node.map(normalizeUrls) as Part;
  if (typeof node !== 'object' || node === null) return node;
  const { children, fields, root, type } = node as LexicalNode;
  const url = type === 'link' || type === 'autolink' ? fields?.url : undefined;
  return {
    ...node,
    ...(root !== undefined && { root: normalizeUrls(root) }),
    ...(typeof url === 'string' && { fields: { ...fields, url: normalizeUrl(url) } }),
    ...(children !== undefined && { children: normalizeUrls(children) }),
  };
}
