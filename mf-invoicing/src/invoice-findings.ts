import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';
import {
  checkInvoice,
  type Finding,
  preventsUbl,
} from '@boekwerk/shared/domain/invoice/check/invoice-check';
import { isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { partiesOf } from './parties';

/** What is missing from an invoice as it was saved; `null` as long as the own company is not known. */
export function useFindings(invoice: Invoice): Finding[] | null {
  const company = useOwnCompany().data;
  return company ? findingsOf(invoice, company) : null;
}

/** A sent invoice is judged by its parties as they were sent. */
function findingsOf(invoice: Invoice, company: Company): Finding[] {
  const { from, to } = partiesOf(invoice, company);
  return checkInvoice({
    invoice: {
      ...invoice,
      period_start: periodStartOf(invoice),
      is_template: isTemplate(invoice.status),
      has_credited_invoice: invoice.credited_invoice !== null,
    },
    from,
    to: { ...to, type: invoice.to_relation.type },
  });
}

/** What is made from a template gets a period. */
const periodStartOf = ({ status, date, period_start }: Invoice) =>
  isTemplate(status) ? date : period_start;

/** Whether nothing keeps the e-invoice from being made. */
export const hasUbl = (findings: readonly Finding[] | null) => !findings?.some(preventsUbl);
