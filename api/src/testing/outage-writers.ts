import { randomUUID } from 'node:crypto';
import { aForm } from '../invoicing/testing/an-invoice';
import type { Company } from './builders';

type Answer = { status: number; body: string; retryAfter: string | null };
type Target = { url: string; headers: { authorization: string }; customer: Company };

/** An invoice that was sent, and what was answered before the calls for it came through. */
export type Written = { reference: string; number: string; isMailed: boolean; refusals: Answer[] };

/** One in so many goes by mail, which takes a PDF; the others are marked as sent by hand. */
const MAILED = 8;

/**
 * Makes concepts and sends them, one after the other, each call again under its key until it is answered, until it is
 * told to stop.
 */
export function startWriter(target: Target, isOver: () => boolean) {
  const written: Written[] = [];
  const done = (async () => {
    while (!isOver()) {
      const [reference, refusals] = [randomUUID(), []];
      const isMailed = written.length % MAILED === 0;
      const call = { key: reference, refusals };
      const form = aForm(target.customer, { reference });
      const { id } = await insist(target, { ...call, method: 'POST', path: 'invoice', body: form });
      const sent = await insist(target, {
        ...call,
        ...(isMailed
          ? { method: 'POST', path: `invoice/${id}/send`, body: mailTo(reference) }
          : { method: 'PUT', path: `invoice/${id}/sent`, body: CONFIRMED }),
      });
      written.push({ reference, number: sent.invoice_number, isMailed, refusals });
    }
  })();
  return { written, done };
}

/** Of an invoice whose date is long ago, by the time that this runs. */
const CONFIRMED = { is_confirmed: true };

const mailTo = (reference: string) => ({
  ...CONFIRMED,
  emails: [`${reference}@klant.example`],
  message: 'Hierbij.',
});

type Call = { key: string; method: string; path: string; body: object; refusals: Answer[] };

/** @returns the answer; what came before it is added to `refusals` */
async function insist({ url, headers }: Target, { key, method, path, body, refusals }: Call) {
  for (;;) {
    const reply = await fetch(`${url}/api/invoicing/v1/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    if (reply.ok) return reply.json();
    const retryAfter = reply.headers.get('retry-after');
    refusals.push({ status: reply.status, body: await reply.text(), retryAfter });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
