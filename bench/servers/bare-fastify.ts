/** Fastify, one short answer and nothing else: what a process takes that does nothing. Tells its address to whoever started it. */
import fastify from 'fastify';

const app = fastify();
app.get('/*', (_, reply) => reply.type('text/html; charset=utf-8').send('<!doctype html>'));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit(0));
