import type { HistoryPage } from '@boekwerk/shared/contract/history';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import type { Unsent } from '../platform/http/call';
import { changesOf } from './changes-of';
import { type Part, partsOf } from './parts-of';
import { findAudits, type NamedAudit, type One } from './store';

/** What the history of one thing is made of. */
export type Told = {
  one: One;
  /** Which writes are about it. */
  which: SQL | undefined;
  /** Whether a part of such a write is: a call about several things tells each only its own. */
  isOwn: (part: Part, row: NamedAudit) => boolean;
  /** Whether a field may be told to who asks. */
  isOpen?: (entity: string, field: string, row: NamedAudit) => boolean;
  /** Whether a write of which nothing is told is told itself. */
  keepsSilent?: true;
  /** Puts names in the place of ids. */
  named?: (parts: Part[]) => Promise<Part[]>;
  /** What a part is called, where the thing has several of its kind. */
  subjectOf?: (parts: readonly Part[]) => Promise<string | null>;
};

type Entry = Unsent<HistoryPage['data'][number]>;

const PER_PAGE = 20;

/** Twenty writes before `before`, the latest first. */
export async function historyPage(
  db: Queries,
  told: Told,
  before: number | undefined,
): Promise<Unsent<HistoryPage>> {
  const data: Entry[] = [];
  let cursor = before;
  for (;;) {
    const { which, one } = told;
    const page = { before: cursor, limit: PER_PAGE + 1, one };
    const rows = await findAudits(db, which, page);
    for (const row of rows) {
      if (data.length === PER_PAGE) return { data, next: cursor ?? null };
      const entry = await entryOf(row, told);
      if (entry) data.push(entry);
      cursor = row.id;
    }
    if (rows.length <= PER_PAGE) return { data, next: null };
  }
}

async function entryOf(row: NamedAudit, told: Told): Promise<Entry | null> {
  const { id, at, name, on_behalf_of, action } = row;
  const own = partsOf(row).filter((part) => told.isOwn(part, row));
  const named = (await told.named?.(own)) ?? own;
  const changes = named
    .flatMap(changesOf)
    .filter(({ entity, field }) => told.isOpen?.(entity, field, row) ?? true);
  const isSilent = changes.length === 0 && Object.keys(row.changes).length > 0;
  if (isSilent && !told.keepsSilent) return null;
  const subject = (await told.subjectOf?.(own)) ?? null;
  return { id, at, name, on_behalf_of, action, subject, changes };
}
