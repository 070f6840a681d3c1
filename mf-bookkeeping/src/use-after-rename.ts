import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { useMutationState, useQueryClient } from '@boekwerk/shared/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { renameKey } from './document-queries';

/** Of a field that keeps what was typed when it is left. */
export const KEPT_WHEN_LEFT = { 'data-kept-when-left': true };

/**
 * Does something with a document once the name that was typed is kept, and the version that this made is shown. Nothing is
 * done when it could not be kept.
 */
export function useAfterRename(
  { id, updated_at }: Pick<BookingItem, 'id' | 'updated_at'>,
  act: () => void,
): () => void {
  const client = useQueryClient();
  const filters = { mutationKey: renameKey(id) };
  const renames = useMutationState({ filters, select: ({ state }) => state.status });
  /** The version that was shown when it was asked for; null while nothing is. */
  const [waitsSince, setWaitsSince] = useState<string | null>(null);
  const isRenaming = () => client.isMutating(filters) > 0;
  const goOn = useEffectEvent(() => {
    const isKept = renames.at(-1) === 'success';
    if (isRenaming() || (isKept && updated_at === waitsSince)) return;
    setWaitsSince(null);
    if (isKept) act();
  });
  useEffect(() => {
    if (waitsSince !== null) goOn();
  }, [waitsSince, updated_at, renames.join()]);

  return () => {
    // A key does something without leaving the field.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.matches('[data-kept-when-left]')) focused.blur();
    if (isRenaming()) setWaitsSince(updated_at);
    else act();
  };
}
