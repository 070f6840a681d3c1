import { createContext, use } from 'react';
import type { ListRow } from './list-props';
import type { Selection } from './use-selection';

/** Told beside the rows and not through them: what is ticked draws boxes anew, not all that is in a list. */
export const SelectionContext = createContext<Selection<ListRow> | null>(null);

/** What is ticked in the list that this is part of. */
export function useTicks(): Selection<ListRow> {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('Not in a list');
  return selection;
}
