import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { scheduleInOpenLanguage } from '../../components/schedule.ts';
import { importMap } from './importMap.js';

const serverFunctions = {
  'schedule-publish': scheduleInOpenLanguage,
  // Payload's publishes what it copies.
  'copy-data-from-locale': () => {
    throw new Error('Languages are copied by POST /api/<collection>/<id>/copy-language.');
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
