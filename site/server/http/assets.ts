import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FileStore } from '@oilway/store/files/file-store.ts';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteConfig } from '../config.ts';
import { siteFolder } from '../site-folder.ts';
import { securityHeaders } from './security-headers.ts';
import { shareAssets, sharedAsset } from './shared-assets.ts';

export const clientFolder = join(siteFolder, 'dist/client');

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves the built scripts, styles, fonts and icons. Names carry a hash, so they are cached for a year; icons for a day. */
export const assets = fp<{ config: SiteConfig; files: FileStore }>(
  async (app, { config, files }) => {
    const root = join(clientFolder, 'assets');
    if (config.mode === 'development' || !existsSync(root)) return;
    const commonOptions = {
      index: false,
      decorateReply: false,
      setHeaders: (reply: FastifyReply) => {
        reply.headers(securityHeaders.page);
      },
    } as const;
    await app.register(fastifyStatic, {
      ...commonOptions,
      root,
      prefix: '/assets/',
      // A route for each: an unknown name may be an asset of another version.
      wildcard: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
    if (config.mode === 'production')
      await shareAssets(files, config.assetSecret, root).catch((error: unknown) =>
        app.log.warn(
          { err: error },
          'assets of this version not shared with other hosts: check the file storage',
        ),
      );
    app.get('/assets/*', { schema: { hide: true } }, async (request, reply) => {
      const name = (request.params as { '*': string })['*'];
      const asset = await sharedAsset(files, config.assetSecret, name);
      if (!asset) return reply.callNotFound();
      return reply
        .headers(securityHeaders.page)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(types[extname(name)] ?? 'application/octet-stream')
        .send(asset);
    });
    // Requested under fixed names, `/favicon.ico` even without a link.
    const icons = join(clientFolder, 'icons');
    const iconOptions = { root: icons, serve: false, decorateReply: true, maxAge: '1d' };
    await app.register(fastifyStatic, { ...commonOptions, ...iconOptions });
    for (const name of readdirSync(icons))
      app.get(`/${name}`, { schema: { hide: true } }, (_, reply) => reply.sendFile(name));
  },
  { name: 'assets' },
);
