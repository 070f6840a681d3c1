import { endpoints } from '../../contract/all';
import { isWrite } from '../../contract/endpoint';
import { companyActions } from './company-actions';
import { invoiceActions } from './invoice-actions';
import { relationActions } from './relation-actions';
import { sentenceOf } from './sentence-of';

const actions = Object.keys({ ...companyActions, ...invoiceActions, ...relationActions });
const writes = Object.values(endpoints)
  .filter(isWrite)
  .map(({ method, path }) => `${method} ${path}`);

it('has no words for a call that is not there (any more)', () => {
  expect(
    actions.filter((action) => !action.startsWith('job ') && !writes.includes(action)),
  ).toEqual([]);
});

it('has words for every write to an invoice, a relation, and the settings of a company', () => {
  const isTold = (action: string) =>
    /\/(invoicing|relations)\/v1\/|\/administrations\/v1\/relation\b/.test(action) &&
    // Of products there is no history, and none of what is gone.
    !/\/products?\b|DELETE \S+\/invoice\/:id$|\/created$|\/default$/.test(action);
  expect(writes.filter((action) => isTold(action) && !actions.includes(action))).toEqual([]);
});

it('says of a credit that was sent what it did to the invoice that it takes back', () => {
  const of = { entity: 'invoice', is_whole: false };
  const credited = { ...of, field: 'credited', before: 0, after: 121 };
  const ofNothing = { ...of, field: 'has_sent_credit', before: false, after: true };
  const entry = { id: 1, at: '', name: null, on_behalf_of: null, subject: null };
  const action = 'POST /invoicing/v1/invoice/:id/send';
  for (const changes of [[credited], [ofNothing]])
    expect(sentenceOf({ ...entry, action, changes })).toBe('Creditfactuur verzonden');
  expect(sentenceOf({ ...entry, action, changes: [] })).toBe('Verzonden per e-mail');
});
