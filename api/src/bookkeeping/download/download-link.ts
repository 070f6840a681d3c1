import { decrypt, encrypt } from '../../platform/database/encrypt';
import type { DownloadQuery } from './store';

/** What a link stands for: a list of documents, as long as the session it was made in sees it. */
type Linked = { session_id: string; relation_id: number; query: DownloadQuery };

const FIELD = 'documents-download';
const LINK_MS = 600_000;

/** Sealed: who holds a link reads nothing in it, and can ask for nothing else. */
export const sealLink = (linked: Linked, secret: string): string =>
  encrypt(JSON.stringify({ ...linked, until: Date.now() + LINK_MS }), { secret, field: FIELD });

/** @returns null for a link that is too old, or not ours */
export function openLink(sealed: string, secret: string): Linked | null {
  try {
    const linked = JSON.parse(decrypt(sealed, { secret, field: FIELD }));
    return linked.until < Date.now() ? null : linked;
  } catch {
    return null;
  }
}
