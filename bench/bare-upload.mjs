// The least that a file handed in can cost: Fastify, one route that writes it to the disk. Its own process, as the API is.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { root } from '../tools/run.mjs';

const require = createRequire(`${root}/api/package.json`);
const http = require('fastify')();
http.register(require('@fastify/multipart'), { limits: { fileSize: 20 * 1024 * 1024 } });

const folder = path.join(process.env.DATA_DIR, 'bare');
fs.mkdirSync(folder, { recursive: true });
http.get('/ready', async () => ({}));
http.post('/', async (request) => {
  const { file } = await request.file();
  await pipeline(file, fs.createWriteStream(path.join(folder, randomUUID()), { flush: true }));
  return {};
});
await http.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) });
process.on('SIGTERM', () => process.exit());
