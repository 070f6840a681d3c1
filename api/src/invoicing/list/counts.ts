import type { InvoiceTab } from '@boekwerk/shared/contract/invoicing';

export type Counts = Record<InvoiceTab, number>;
