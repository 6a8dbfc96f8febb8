import { createServerFeature } from '@payloadcms/richtext-lexical';
import { storedAddress } from './address-field.ts';

interface Node {
  type?: string;
  fields?: { url?: unknown };
  root?: unknown;
  children?: unknown;
}

/**
 * Stores the addresses of links in texts as address fields store theirs: Payload runs no hooks of fields for an `autolink`, which the
 * editor makes of a typed address, and for a link without an id.
 */
export const LinkAddressFeature = createServerFeature({
  feature: {
    hooks: {
      beforeChange: [({ value }) => withStoredAddresses(value)],
    },
  },
  key: 'linkAddress',
});

/** Returns a text, or a part of it, with the addresses of its links as they are stored. Nothing has checked its shape yet: it may be empty. */
function withStoredAddresses<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withStoredAddresses) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { children, fields, root, type } = part as Node;
  const url = type === 'link' || type === 'autolink' ? fields?.url : undefined;
  return {
    ...part,
    ...(root !== undefined && { root: withStoredAddresses(root) }),
    ...(typeof url === 'string' && { fields: { ...fields, url: storedAddress(url) } }),
    ...(children !== undefined && { children: withStoredAddresses(children) }),
  };
}
