import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { ASSIGNMENT_NAMES } from '@boekwerk/shared/domain/user/rights';
import { texts } from './texts';

type Place = {
  /** A firm gives rights per client. */
  isFirm: boolean;
  /** Whether a company hands in documents. */
  hasDocuments: boolean;
};

/** What a user may do, in the words in which rights are given. */
export function rightsSummary(
  { is_owner, clients }: Pick<CompanyUser, 'is_owner' | 'clients'>,
  { isFirm, hasDocuments }: Place,
): string {
  if (is_owner) return isFirm ? texts.ownerOfFirm : texts.ownerOfCompany;
  if (clients === null)
    return hasDocuments ? `${ASSIGNMENT_NAMES[0]}, ${ASSIGNMENT_NAMES[1]}` : ASSIGNMENT_NAMES[0];
  const { bookkeeping, invoicing } = clients;
  const parts = [
    ...(bookkeeping > 0 ? [texts.rightAt(ASSIGNMENT_NAMES[1], bookkeeping)] : []),
    ...(invoicing > 0 ? [texts.rightAt(ASSIGNMENT_NAMES[0], invoicing)] : []),
  ];
  return parts.join(', ') || texts.noClients;
}
