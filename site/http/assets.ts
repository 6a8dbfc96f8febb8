import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteConfig } from '../config.ts';
import { securityHeaders } from './security-headers.ts';

export const clientFolder = join(import.meta.dirname, '../dist/client');

/** The built scripts, styles, fonts and icons. Their names carry a hash, so they are kept for a year; icons for a day. */
export const assets = fp<{ config: SiteConfig }>(
  async (app, { config }) => {
    const root = join(clientFolder, 'assets');
    if (config.mode === 'development' || !existsSync(root)) return;
    const plain = {
      index: false,
      decorateReply: false,
      setHeaders: (reply: FastifyReply) => {
        reply.headers(securityHeaders.page);
      },
    } as const;
    await app.register(fastifyStatic, {
      ...plain,
      root,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
    // Devices ask for these under fixed names, `/favicon.ico` even without being told.
    const icons = join(clientFolder, 'icons');
    const served = { root: icons, serve: false, decorateReply: true, maxAge: '1d' };
    await app.register(fastifyStatic, { ...plain, ...served });
    for (const name of readdirSync(icons))
      app.get(`/${name}`, { schema: { hide: true } }, (_, reply) => reply.sendFile(name));
  },
  { name: 'assets' },
);
