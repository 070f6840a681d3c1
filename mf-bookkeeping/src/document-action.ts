import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { ComponentType, ReactNode } from 'react';

export type ActionModalProps = {
  /** What it is to be done to: one or more, to which the action applies. */
  documents: BookingItem[];
  onClose: () => void;
  /** It was done, to some of them at least; the dialog is closed and all lists are read anew. */
  onDone: (outcome: BulkReply) => void;
};

/** What can be done to documents, from the menu of those that are ticked and from that of one. */
export type DocumentAction = {
  key: string;
  /** What it is called, for these documents when it tells how many of them it is for. */
  label: string | ((documents: readonly BookingItem[]) => string);
  icon: ReactNode;
  /** Takes something away; in red. */
  isDanger?: true;
  /** True, or why it cannot be done to these. */
  appliesTo: (documents: readonly BookingItem[]) => true | string;
  /** Fetches the dialog that asks for the rest, and does it: a list needs none of it. */
  load: () => Promise<ComponentType<ActionModalProps>>;
};
