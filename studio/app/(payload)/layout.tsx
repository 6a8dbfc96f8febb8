import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { schedule } from '../../components/schedule.ts';
import { importMap } from './importMap.js';

const serverFunctions = {
  'schedule-publish': schedule,
  // Disables copying to another locale: documents with drafts have one language, and for all others the copy would be published at once.
  'copy-data-from-locale': () => {
    throw new Error('Nothing is copied from one language to another.');
  },
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
