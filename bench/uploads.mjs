import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../tools/ports.mjs';
import { root, run } from '../tools/run.mjs';
import { startService } from '../tools/services.mjs';
import { mostMemory } from './most-memory.mjs';
import { inSeededFolder, signedIn, withApi } from './seeded-api.mjs';

const FILES = 50;
const BYTES = 10_485_760;

/**
 * Hands in fifty documents of ten megabytes at once, with curl: to the API, and to a bare route that writes the same
 * bytes.
 *
 * @param {{ databaseUrl?: string }} [size] embedded when left out
 * @returns {Promise<{ seconds: number, bare: number, before: number, most: number }>} `before` and `most` are megabytes
 * of the API at rest, and at its most
 */
export const measureUploads = ({ databaseUrl } = {}) =>
  inSeededFolder({ seed: 'seed-documents.ts', count: 1, databaseUrl }, async (env) => {
    const file = path.join(env.DATA_DIR, 'tien.pdf');
    fs.writeFileSync(file, pdfOf(BYTES));
    const bare = await withBareUpload(env, (url) => sendAll({ url, file, header: 'x-bare: 1' }));
    return withApi(env, async (api, pid) => {
      const { authorization } = await signedIn(api);
      const before = mostMemory(pid);
      const url = `${api}/administrations/v1/bookingitem/upload`;
      const seconds = await sendAll({ url, file, header: `authorization: ${authorization}` });
      return { seconds, bare, before, most: mostMemory(pid) };
    });
  });

async function withBareUpload(env, measure) {
  const port = await freePort();
  const service = await startService('The bare route', [path.join(root, 'bench/bare-upload.mjs')], {
    env: { ...env, API_PORT: String(port) },
    ready: `http://127.0.0.1:${port}/ready`,
    log: path.join(env.DATA_DIR, 'logs/bare.log'),
  });
  try {
    return await measure(`http://127.0.0.1:${port}/`);
  } finally {
    await service.stop();
  }
}

/** @returns {Promise<number>} seconds until all have their answer */
async function sendAll({ url, file, header }) {
  const started = performance.now();
  const asked = ['-sS', '-f', '-o', '/dev/null', '-H', header, '-F', `file=@${file}`, url];
  const all = await Promise.all(
    Array.from({ length: FILES }, () => run('curl', asked, { quiet: true })),
  );
  const failed = all.find(({ code }) => code !== 0);
  if (failed) throw new Error(failed.output);
  return (performance.now() - started) / 1000;
}

/** One page, with an attachment of noise that makes it so long. */
function pdfOf(length) {
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n';
  const end = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  const open = (size) => `4 0 obj\n<< /Length ${size} >>\nstream\n`;
  const size = length - head.length - end.length - open(length).length;
  return Buffer.concat([Buffer.from(head + open(size)), randomBytes(size), Buffer.from(end)]);
}
