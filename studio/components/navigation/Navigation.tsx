import { menuEntities } from '@oilway/content/studio-menu.ts';
import { DefaultNav } from '@payloadcms/next/rsc';
import type { ServerProps } from 'payload';

/** Payload's menu with what the role works with. */
export const Navigation = (props: ServerProps) => (
  <DefaultNav {...props} visibleEntities={menuEntities(props)} />
);
