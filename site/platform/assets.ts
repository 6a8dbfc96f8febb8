import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import type { SiteConfig } from '../config.ts';
import { securityHeaders } from './security-headers.ts';

export const clientFolder = join(import.meta.dirname, '../dist/client');

/** The built scripts, styles and fonts. Their names carry a hash, so they are kept for a year. */
export const assets = fp<{ config: SiteConfig }>(
  async (app, { config }) => {
    const root = join(clientFolder, 'assets');
    if (config.mode === 'development' || !existsSync(root)) return;
    await app.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      decorateReply: false,
      preCompressed: true,
      setHeaders: (reply) => {
        reply.headers(securityHeaders.page);
      },
    });
  },
  { name: 'assets' },
);
