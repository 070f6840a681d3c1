import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { StoredItem } from '../booking/booking-store';
import { TEXTS } from './texts';

/** In Dutch why documents make no merged one, each of which may be merged; `null` when they do. */
export function problemOf(items: readonly Pick<StoredItem, 'id' | 'status'>[]): string | null {
  if (items.length < 2) return TEXTS.tooFew;
  if (new Set(items.map(({ id }) => id)).size < items.length) return TEXTS.twice;
  const isToProcess = items.some(({ status }) => status === DocumentStatus.toProcess);
  return isToProcess ? null : TEXTS.noneToProcess;
}
