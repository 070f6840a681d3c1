import type { HistoryPage } from '@boekwerk/shared/contract/history';
import type { Member } from '../../testing/builders';
import type { TestApp } from '../../testing/test-app';

/** Reads a history as somebody: `invoicing/v1/invoice/12`. */
export async function readHistory(
  app: TestApp,
  { headers }: Pick<Member, 'headers'>,
  path: string,
  before?: number | null,
): Promise<HistoryPage & { status: number }> {
  const url = `/api/${path}/history${before ? `?before=${before}` : ''}`;
  const answer = await app.http.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, ...answer.json() };
}

type Entry = HistoryPage['data'][number];

/** The changes of an entry, by field. */
export const changesIn = (entry: Entry | undefined) =>
  Object.fromEntries(
    (entry?.changes ?? []).map(({ field, before, after }) => [field, [before, after]]),
  );
