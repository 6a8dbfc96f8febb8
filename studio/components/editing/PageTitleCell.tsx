'use client';

import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { CSSProperties } from 'react';
import './document-lists.css';

/** The title of a page, indented by its depth where the list has the order of the tree. */
export function PageTitleCell(props: DefaultCellComponentProps) {
  const style = { '--depth': Number(props.rowData?.treeDepth ?? 0) } as CSSProperties;
  return (
    <span className="oilway-page-title" style={style}>
      <RenderDefaultCell
        clientProps={props}
        columnIndex={0}
        enableRowSelections={false}
        isLinkedColumn={Boolean(props.link)}
      />
    </span>
  );
}
