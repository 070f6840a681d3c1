import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import type * as v from 'valibot';

/** The form as the contract has checked it: trimmed, with its defaults. */
export type CheckedForm = v.InferOutput<typeof InvoiceForm>;
