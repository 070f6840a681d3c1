/** A line of an invoice; only what matters to a test is stated. */
type LineOf = {
  type?: 'total' | 'detail' | 'vat';
  id?: string;
  dim1?: string;
  dim2?: string;
  dim3?: string;
  value?: string;
  side?: 'debit' | 'credit';
  more?: string;
};

const line = ({
  type = 'detail',
  id = '2',
  dim1 = '4300',
  dim2 = '',
  dim3 = '',
  value,
  side,
  more = '',
}: LineOf) =>
  `<line type="${type}" id="${id}"><dim1>${dim1}</dim1><dim2>${dim2}</dim2><dim3>${dim3}</dim3><value>${value}</value><debitcredit>${side}</debitcredit>${more}</line>`;

export type InvoiceOf = {
  attributes?: string;
  header?: string;
  journal?: string;
  currency?: string;
  date?: string;
  number?: string;
  lines?: string;
};

/** What a supplier sent: 100,00 and 21,00 of VAT; parts of it as told. */
export const aPurchase = ({
  attributes = 'destiny="temporary" raisewarning="false"',
  header = '',
  journal = 'INK',
  currency = 'EUR',
  date = '20261103',
  number = 'F-2026-17',
  lines = purchaseLines(),
}: InvoiceOf = {}) =>
  `<transaction ${attributes}><header><office>1001</office><code>${journal}</code><currency>${currency}</currency><date>${date}</date><invoicenumber>${number}</invoicenumber>${header}</header><lines>${lines}</lines></transaction>`;

export const purchaseLines = (detail: LineOf = {}, total: LineOf = {}) =>
  line({
    type: 'total',
    id: '1',
    dim1: '1600',
    dim2: '2000',
    value: '121.00',
    side: 'credit',
    ...total,
  }) + line({ value: '100.00', side: 'debit', more: '<vatcode>IH</vatcode>', ...detail });

/** What was sent to a customer: the same amounts, on the other sides. */
export const aSale = (invoice: InvoiceOf = {}) =>
  aPurchase({
    journal: 'VRK',
    lines:
      line({ type: 'total', id: '1', dim1: '1300', dim2: '1000', value: '121.00', side: 'debit' }) +
      line({ dim1: '8000', value: '100.00', side: 'credit', more: '<vatcode>VH</vatcode>' }),
    ...invoice,
  });

export const lineOf = line;
