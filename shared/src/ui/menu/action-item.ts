import type { ReactNode } from 'react';

/** A thing that can be done, in a menu or a bar. */
export type ActionItem = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Takes something away that does not come back; stands last, in red. */
  isDanger?: boolean;
  /** Why it cannot be done now. */
  disabledReason?: string;
  onClick: () => void;
};
