import type { RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { RelationForm } from '../../external/accounting/master-data';

/** What the making of a debtor or creditor was asked to do, and how far it is. */
export type RelationRequest = {
  /** The customer or supplier. */
  enterprise_relation_id: number;
  type: RelationLedgerType;
  office_code: string;
  /** Written once, and sent again as it is. */
  form: RelationForm;
  /** Also when one in the package has its name. */
  is_confirmed: boolean;
  /** Empty as long as it is certain that nothing was made. */
  sent: Sent | null;
  /** What the package said of it, by field of our form. */
  errors: Record<string, string> | null;
};

/** Since this was sent nobody knows whether the package has it. */
export type Sent = {
  /** As text, as the row keeps it. */
  at: string;
  times: number;
  /** How it is looked up. */
  name: string;
  tax_number: string;
  /** Who had that name before: any other of that name is the one that was sent. */
  known: string[];
};
