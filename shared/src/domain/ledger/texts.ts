import type { Tag } from '../document/tag';

export const TEXTS = {
  /** How the accounts of creditors and debtors are called in Twinfield, in small letters. */
  controlAccounts: { INK: 'crediteuren', VRK: 'debiteuren' },
} as const satisfies { controlAccounts: Record<Tag, string> };
