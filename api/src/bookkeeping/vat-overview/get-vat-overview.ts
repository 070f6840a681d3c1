import type { getVatOverview as contract } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import type { CheckedInputOf, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { may } from '@boekwerk/shared/domain/user/rights';
import { isSentVatComplete } from '../../invoicing/vat/sent-vat';
import type { Call } from '../../platform/http/call';
import { differingDocuments } from './differing-documents';
import { salesList } from './sales-list';
import { vatAmounts } from './vat-amounts';

type Query = CheckedInputOf<typeof contract>['query'];

/**
 * What was sent and booked with an invoice date in a period, by box of the VAT return. Who has nothing to do with the books
 * gets the figures of the invoices alone, as of the turnover.
 */
export async function getVatOverview(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  { start, end }: Query,
): Promise<ReplyOf<typeof contract>> {
  const of = { relation_id: caller.relation_id, start, end };
  const has_documents = may(caller.who, 'documents');
  const amounts = await vatAmounts(db, of, has_documents);
  // Most companies sell to nobody abroad: their documents are read once.
  const sellsWithinUnion = amounts.boxes.some(({ box, lines }) => box === '3b' && lines > 0);
  return {
    ...amounts,
    sales_list: sellsWithinUnion ? await salesList(db, of, has_documents) : [],
    differing: has_documents ? await differingDocuments(db, of) : { count: 0, documents: [] },
    has_documents,
    is_complete: await isSentVatComplete(db, of),
  };
}
