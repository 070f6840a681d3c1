import { UnreadableAnswer } from '../../accounting-error';
import type { Access } from '../../accounting-package';
import type { VatCode, VatCodeName, VatPercentage } from '../../master-data';
import { search } from '../finder/search';
import { officeOf } from '../office-of';
import { findDocument } from '../process-xml/read-document';
import { readDay } from '../read-day';
import type { TwinfieldSettings } from '../settings';
import { at, childrenOf, type Element, element, textAt } from '../xml/element';

/** Active VAT codes: those for sales, then those for purchases. */
export async function listVatCodes(
  settings: TwinfieldSettings,
  access: Access,
): Promise<VatCodeName[]> {
  const sales = await search(settings, access, 'VAT', { options: { vattype: 'sales' } });
  const purchase = await search(settings, access, 'VAT', { options: { vattype: 'purchase' } });
  return [
    ...sales.map(({ code, name }) => ({ code, name, is_sale: true })),
    ...purchase.map(({ code, name }) => ({ code, name, is_sale: false })),
  ];
}

/** One VAT code with the history of its percentage; `null` for a code that is not there. */
export async function readVatCode(
  settings: TwinfieldSettings,
  access: Access,
  code: string,
): Promise<VatCode | null> {
  const request = element('read', [
    element('type', 'vat'),
    element('office', officeOf(access)),
    element('code', code),
  ]);
  const answer = await findDocument(settings, access, request);
  return answer && vatCodeIn(answer);
}

function vatCodeIn(vat: Element): VatCode {
  const percentages = childrenOf(at(vat, 'percentages'), 'percentage')
    .map(percentageIn)
    .sort((a, b) => a.from_date.localeCompare(b.from_date));
  const accounts = percentages.at(-1)?.accounts ?? [];
  return {
    code: textAt(vat, 'code'),
    name: textAt(vat, 'name'),
    is_sale: textAt(vat, 'type') === 'sales',
    is_active: vat.attributes.status === 'active',
    is_reverse_charge: isReversed(accounts),
    is_intra_community: accounts.some(({ group }) => WITHIN_EU.includes(group)),
    percentages,
  };
}

function percentageIn(percentage: Element): VatPercentage {
  const accounts = childrenOf(at(percentage, 'accounts'), 'account');
  return {
    from_date: readDay(textAt(percentage, 'date')),
    percentage: decimal(textAt(percentage, 'percentage')),
    accounts: accounts.map((account) => ({
      ledger_code: textAt(account, 'dim1'),
      group: textAt(account, 'group'),
      percentage: decimal(textAt(account, 'percentage')),
    })),
  };
}

/** Owed on one ledger and claimed on another. Assumed: of such a code the one account is negative. */
const isReversed = (accounts: VatPercentage['accounts']) =>
  accounts.some(({ percentage }) => percentage > 0) &&
  accounts.some(({ percentage }) => percentage < 0);

/**
 * The boxes of the return for supplies to, and purchases from, the European Union (3b and 4b). Assumed: they are named as
 * that of 1a, which is NL1A.
 */
const WITHIN_EU = ['NL3B', 'NL4B'];

/** `21.000000000` → 21; what is empty is nothing. @throws UnreadableAnswer for what is no percentage: it is not 0% */
function decimal(said: string): number {
  if (said === '') return 0;
  if (!/^-?\d{1,3}(?:\.\d+)?$/.test(said))
    throw new UnreadableAnswer('a percentage that cannot be read');
  return Number(said);
}
