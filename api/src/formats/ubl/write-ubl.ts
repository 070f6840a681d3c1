import type { Threads } from '../../platform/threads/threads';
import type { CheckedUbl } from './checked-ubl';
import type { UblInvoice } from './ubl-invoice';

/**
 * The e-invoice of an invoice, written and checked in the thread that draws its PDF.
 *
 * @throws Error when its thread is lost, HttpError 503 when too much waits for it
 */
export const writeUbl = (threads: Threads, ubl: UblInvoice) =>
  threads.run({ ubl }) as Promise<CheckedUbl>; // what the thread answers
