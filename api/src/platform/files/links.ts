import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Disposition, FileStore } from './file-store';

const LINK_SECONDS = 600;

/** Links of our own, wherever the bytes are: who may have a file is decided here, and again when it is asked for. */
export const linksWith = (secret: string): Pick<FileStore, 'signedUrl' | 'readUrl'> => ({
  signedUrl: (key, disposition) => `/api/files/${sign(secret, key, disposition)}`,
  readUrl: (token) => verify(secret, token),
});

function sign(secret: string, key: string, disposition: Disposition): string {
  const text = `${key}.${disposition}.${Math.floor(Date.now() / 1000) + LINK_SECONDS}`;
  return `${text}.${mac(secret, text)}`;
}

function verify(secret: string, token: string) {
  const [key = '', disposition = '', until = '', given = ''] = token.split('.');
  const expected = bytesOf(mac(secret, `${key}.${disposition}.${until}`));
  const received = bytesOf(given);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  if (Number(until) * 1000 < Date.now()) return null;
  return { key, disposition: disposition as Disposition }; // signed, so it is one of ours
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const mac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');
