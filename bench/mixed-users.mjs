import { textPdf } from './text-pdf.mjs';
import { threeLines } from './three-lines.mjs';

const year = new Date().getFullYear();

/** What a user does next: a kind of call, how often of all that they do, and the calls. */
/** @typedef {{ name: string, weight: number, isWrite?: true, act: (user: any) => Promise<unknown> }} Action */

/** Of a company that sends invoices: four in five only read. @type {Action[]} */
export const OWNER = [
  { name: 'invoices', weight: 30, act: ({ call }) => call('/invoicing/v1/invoices') },
  {
    name: 'one tab of them',
    weight: 8,
    act: ({ call }) => call('/invoicing/v1/invoices?tab=sent'),
  },
  {
    name: 'search invoices',
    weight: 6,
    act: ({ call }) => call(`/invoicing/v1/invoices?search=levering%20${number(1_000)}`),
  },
  {
    name: 'one invoice',
    weight: 14,
    act: ({ call, ids }) => call(`/invoicing/v1/invoice/${pick(ids)}`),
  },
  { name: 'customers', weight: 8, act: ({ call }) => call('/relations/v1/clients') },
  { name: 'products', weight: 4, act: ({ call }) => call('/invoicing/v1/products') },
  { name: 'dashboard', weight: 10, act: ({ call }) => dashboardOf(call) },
  { name: 'save a new concept', weight: 8, isWrite: true, act: addConcept },
  { name: 'save a concept again', weight: 5, isWrite: true, act: changeConcept },
  { name: 'send by e-mail', weight: 3, isWrite: true, act: sendConcept },
  { name: 'hand in a document', weight: 4, isWrite: true, act: handIn },
];

/** Of a firm, in the books of a client. @type {Action[]} */
export const BOOKKEEPER = [
  { name: 'documents', weight: 30, act: ({ call }) => call('/administrations/v1/bookingitems') },
  {
    name: 'documents to book',
    weight: 20,
    act: ({ call }) => call('/administrations/v1/bookingitems?tab=to_book&sort=date'),
  },
  {
    name: 'one document',
    weight: 20,
    act: ({ call, documents }) => call(`/administrations/v1/bookingitem/${documents.at(-1)}`),
  },
  {
    name: 'ledger accounts',
    weight: 10,
    act: ({ call }) => call('/administrations/v1/ledgeraccounts?type=1'),
  },
  { name: 'book', weight: 12, isWrite: true, act: book },
  { name: 'hand in a document', weight: 8, isWrite: true, act: handIn },
];

const dashboardOf = (call) =>
  Promise.all([
    call('/invoicing/v1/stats'),
    call(`/administrations/v1/financialstats?start=${year}-01-01&end=${year}-03-31`),
    call('/invoicing/v1/revenue'),
  ]);

async function addConcept(user) {
  user.form ??= await threeLines(user.call);
  user.concepts.push(await save(user, 'POST', '/invoicing/v1/invoice', user.form));
}

async function changeConcept(user) {
  if (user.concepts.length === 0) return addConcept(user);
  const { id, updated_at } = user.concepts.shift();
  const form = { ...user.form, description: `Gewijzigd ${number(1_000)}`, updated_at };
  user.concepts.push(await save(user, 'PUT', `/invoicing/v1/invoice/${id}`, form));
}

/** Numbered, drawn and mailed by the worker. */
async function sendConcept(user) {
  if (user.concepts.length === 0) return addConcept(user);
  const { id } = user.concepts.shift();
  await save(user, 'POST', `/invoicing/v1/invoice/${id}/send`, {
    emails: ['klant@meet.example'],
    message: 'Hierbij onze factuur {invoice_number}.',
    is_confirmed: true,
  });
}

async function handIn(user) {
  const form = new FormData();
  const bytes = textPdf([`Bon ${user.n}-${user.handedIn++}`, 'Totaal EUR 12,10']);
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'bon.pdf');
  await save(user, 'POST', '/administrations/v1/bookingitem/upload', form);
}

async function book(user) {
  const id = user.documents.pop();
  await save(user, 'PUT', `/administrations/v1/bookingitem/${id}/book`, {
    ...user.booking,
    invoice_number: `L-${id}`,
  });
}

const save = ({ call }, method, path, body) => call(path, { method, body });
const number = (below) => Math.ceil(Math.random() * below);
const pick = (all) => all[Math.floor(Math.random() * all.length)];
