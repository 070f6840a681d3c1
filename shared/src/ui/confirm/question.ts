/** What is asked before something happens; all of it has a default. */
export type Question = {
  /** Names the thing and the result: 'Factuur 2026-0042 verwijderen?' */
  title?: string;
  text?: string;
  /** A verb. */
  confirmText?: string;
  cancelText?: string;
  /** Something is lost: the button is red and says Verwijderen. */
  isDelete?: boolean;
};
