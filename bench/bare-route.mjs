// The least that a list can cost: Fastify and pg, one route that reads ten invoices. Its own process, as the API is.
import { createRequire } from 'node:module';
import { root } from '../tools/run.mjs';

const require = createRequire(`${root}/api/package.json`);
const fastify = require('fastify');
const pg = require('pg');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const http = fastify();
http.get('/ready', async () => ({}));
http.get('/', async () => {
  const { rows } = await pool.query('SELECT * FROM invoice ORDER BY id LIMIT 10');
  return rows;
});
await http.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) });
process.on('SIGTERM', () => process.exit());
