import { createServerFeature } from '@payloadcms/richtext-lexical';
import { storedAddress } from './address-field.ts';

interface Node {
  type?: string;
  fields?: { linkType?: string; url?: unknown };
  children?: Node[];
}

/**
 * Stores the addresses of links in texts as address fields store theirs: Payload runs no hooks of fields for an `autolink`, which the
 * editor makes of a typed address, and for a link without an id.
 */
export const LinkAddressFeature = createServerFeature({
  feature: {
    hooks: {
      beforeChange: [({ value }) => ({ ...value, root: withStoredAddresses(value.root) })],
    },
  },
  key: 'linkAddress',
});

function withStoredAddresses<Of extends Node>(node: Of): Of {
  const { children, fields, type } = node;
  const url = type === 'link' || type === 'autolink' ? fields?.url : undefined;
  return {
    ...node,
    ...(typeof url === 'string' && { fields: { ...fields, url: storedAddress(url) } }),
    ...(children && { children: children.map(withStoredAddresses) }),
  };
}
