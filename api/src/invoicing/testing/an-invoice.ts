import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import type { Company } from '../../testing/builders';
import type { TestApp } from '../../testing/test-app';

type Headers = { authorization: string };
type Line = NonNullable<InvoiceForm['products']>[number];

/** One of something for € 100,00 at 21 %. */
export const aLine = (given: Partial<Line> = {}): Line => ({
  title: 'Advies',
  amount: 1,
  value: 100,
  tax_id: 1,
  ...given,
});

/** An invoice form for a customer: dated 2 March 2026, one line, € 121,00. */
export const aForm = (customer: Pick<Company, 'id'>, given: Partial<InvoiceForm> = {}) => ({
  to_relation_id: customer.id,
  date: '2026-03-02',
  expiration_date: '2026-04-02',
  products: [aLine()],
  ...given,
});

type Payload = Record<string, unknown>;

/** Calls that ask something first. */
const ASKS = /^invoice\/\d+\/(?:send|sent)$/;

/**
 * The calls of one signed-in user, as short as they read. What is asked before an invoice is sent was seen, whatever day
 * the test runs on; a test that is about the question says `is_confirmed: false`.
 */
export function callsOf(app: TestApp, headers: Headers) {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, given?: Payload) => {
    const payload = ASKS.test(path) ? { is_confirmed: true, ...given } : given;
    const url = `/api/invoicing/v1/${path}`;
    const reply = await app.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
  };
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, payload: Payload = {}) => call('POST', path, payload),
    put: (path: string, payload: Payload = {}) => call('PUT', path, payload),
    delete: (path: string, payload?: Payload) => call('DELETE', path, payload),
    /** A saved concept. */
    aConcept: async (form: Payload): Promise<Invoice> => (await call('POST', 'invoice', form)).body,
    /** One that was sent by hand. */
    aSent: async (form: Payload): Promise<Invoice> => {
      const { id } = (await call('POST', 'invoice', form)).body;
      return (await call('PUT', `invoice/${id}/sent`, {})).body;
    },
  };
}
