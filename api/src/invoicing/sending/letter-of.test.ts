import type { StoredInvoice } from '../store';
import { letterOf } from './letter-of';
import type { StoredMail } from './store';

const invoice = {
  invoice_number: '2026-0012',
  is_credit: false,
  date: '2026-11-03',
  expiration_date: '2026-12-03',
  total: 1234.5,
} as StoredInvoice; // what a letter tells of it
const mail = {
  from_name: 'Jansen & Zn.',
  subject: 'Factuur 2026-0012',
  message: 'Beste <Anna>,\n\nHierbij onze factuur.\nGroet',
  kind: 'invoice',
  amount_due: null,
} as const;

const factsIn = (html: string) =>
  [
    ...html.matchAll(/<tr><td class="muted line"[^>]*>([^<]*)<\/td><td[^>]*>([^<]*)<\/td><\/tr>/g),
  ].map(([, name, value]) => `${name}: ${value?.replace(/\s/g, ' ')}`);

it('has the message as it was written, and on its page each line of it', () => {
  const { subject, text, html } = letterOf(mail, invoice, null);
  expect({ subject, text }).toEqual({ subject: mail.subject, text: mail.message });
  for (const line of ['Jansen &amp; Zn.', 'Beste &lt;Anna&gt;,', 'Hierbij onze factuur.', 'Groet'])
    expect(html).toContain(line);
  expect(html).not.toContain('<img');
});

const REMINDER = { kind: 'reminder', amount_due: 234.5 } as const;

it.each<[string, Partial<StoredInvoice>, Partial<StoredMail>, string[]]>([
  ['an invoice', {}, { amount_due: 1234.5 }, ['Vervaldatum: 03-12-2026', 'Totaal: € 1.234,50']],
  ['a reminder', {}, REMINDER, ['Vervaldatum: 03-12-2026', 'Nog te betalen: € 234,50']],
  ['a credit', { is_credit: true }, {}, ['Totaal: € -1.234,50']],
])('tells of %s what it is about', (_, own, mailed, last) => {
  const { html } = letterOf({ ...mail, ...mailed }, { ...invoice, ...own }, null);
  expect(factsIn(html)).toEqual(['Factuurnummer: 2026-0012', 'Factuurdatum: 03-11-2026', ...last]);
});
