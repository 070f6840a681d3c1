import * as v from 'valibot';
import { Customer, CustomerForm } from './customers';
import { endpoint } from './endpoint';
import { idParams } from './fields';
import { EnterpriseForm, PersonForm } from './firm';

/**
 * The calls for a company and for a person differ in their last word. What it takes depends on who asks: of a company
 * its customer's form, whichever the word; of a firm the form that the word says.
 */
const updateParty = <OfFirm extends typeof EnterpriseForm | typeof PersonForm>(
  kind: 'enterprise' | 'private',
  ofFirm: OfFirm,
) =>
  endpoint({
    summary: `Change a customer or supplier, or a client of the own firm (${kind})`,
    method: 'PUT',
    path: `/relations/v1/relation/:id/${kind}`,
    right: 'editRelations',
    ids: { 'params.id': 'party' },
    params: idParams,
    body: v.union([CustomerForm, ofFirm]),
    bodyFor: ({ type }) => (type === 1 ? ofFirm : CustomerForm),
    reply: Customer,
  });

export const updateEnterprise = updateParty('enterprise', EnterpriseForm);
export const updatePrivate = updateParty('private', PersonForm);

/** Without a body: each says what becomes of a customer or supplier, or of a client of the own firm. */
const stateCall = (word: 'hide' | 'show' | 'activate' | 'deactivate', summary: string) =>
  endpoint({
    summary,
    method: 'PUT',
    path: `/relations/v1/client/:id/${word}`,
    right: 'editRelations',
    ids: { 'params.id': 'party' },
    params: idParams,
    reply: Customer,
  });

export const hideRelation = stateCall('hide', 'Keep a relation, and offer it nowhere');
export const showRelation = stateCall('show', 'Offer a hidden relation again');
export const deactivateRelation = stateCall(
  'deactivate',
  'Delete a relation: it is in no list any more, and what was made with it stays',
);
export const activateRelation = stateCall('activate', 'Put back a relation that was deleted');
