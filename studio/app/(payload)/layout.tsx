import config from '@payload-config';
import '@payloadcms/next/css';
import '../../components/tokens.scss';
import '../../components/theme.css';
import '../../components/own-parts.css';
import '../../components/brand.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import displayFont from '../../../site/components/fonts/archivo-german-display.woff2';
import strongFont from '../../../site/components/fonts/archivo-german-strong.woff2';
import textFont from '../../../site/components/fonts/archivo-german-text.woff2';
import { schedulePublicationHandler } from '../../components/schedule-publication.ts';
import { importMap } from './importMap.js';

const serverFunctions = {
  'schedule-publish': schedulePublicationHandler,
  // Disables copying to another locale: documents with drafts have one language, and for all others the copy would be published at once.
  'copy-data-from-locale': () => {
    throw new Error('Copying to another locale is disabled: a document has one language.');
  },
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  // They are optional: one that comes late is used on the next page, and nothing shifts.
  for (const font of [textFont, strongFont, displayFont])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
