import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';
import { partyName } from '@boekwerk/shared/domain/client-kind';
import { formatDate, formatEuro } from '@boekwerk/shared/domain/format';
import { shownAmount } from '@boekwerk/shared/domain/invoice-shown';

type Sent = Pick<
  Invoice,
  'invoice_number' | 'total' | 'is_credit' | 'expiration_date' | 'to_relation'
>;

/**
 * The letter that comes with an invoice. A concept gets its number while it is being sent, so only an
 * invoice that has one names it.
 */
export function defaultMessage(invoice: Sent, company: Pick<Company, 'name' | 'bank_account'>) {
  const { invoice_number, to_relation } = invoice;
  const number = invoice_number ? ` ${invoice_number}` : '';
  const amount = formatEuro(shownAmount(invoice.total, invoice));
  const account = company.bank_account ? ` op rekening ${company.bank_account}` : '';
  return [
    `Beste ${to_relation.first_name || partyName(to_relation)},`,
    `Bij dit bericht vind je onze factuur${number} van ${amount}.`,
    `Wil je het bedrag uiterlijk ${formatDate(invoice.expiration_date)} overmaken${account} ten name van ${company.name}?`,
    `Met vriendelijke groet,\n${company.name}`,
  ].join('\n\n');
}
