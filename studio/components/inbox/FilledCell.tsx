'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** Payload's cell, but nothing for an empty value instead of `<no assignee>`. */
export function FilledCell(props: DefaultCellComponentProps) {
  const { cellData } = props;
  return cellData === null || cellData === undefined || cellData === '' ? null : (
    <DefaultCell {...props} />
  );
}
