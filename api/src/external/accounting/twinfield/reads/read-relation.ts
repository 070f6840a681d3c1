import type { Access } from '../../accounting-package';
import type { Address, Relation, RelationType } from '../../master-data';
import { officeOf } from '../office-of';
import { TYPE_NAMES } from '../process-xml/dimension-types';
import { findDocument } from '../process-xml/read-document';
import type { TwinfieldSettings } from '../settings';
import { at, childrenOf, type Element, element, textAt } from '../xml/element';

/** One customer or supplier, whole; `null` for a code that is not there. */
export async function readRelation(
  settings: TwinfieldSettings,
  access: Access,
  type: RelationType,
  code: string,
): Promise<Relation | null> {
  const request = element('read', [
    element('type', 'dimensions'),
    element('office', officeOf(access)),
    element('dimtype', TYPE_NAMES[type]),
    element('code', code),
  ]);
  const answer = await findDocument(settings, access, request);
  return answer && relationIn(answer);
}

function relationIn(dimension: Element): Relation {
  const addresses = childrenOf(at(dimension, 'addresses'), 'address');
  const address = defaultOf(addresses);
  const banks = childrenOf(at(dimension, 'banks'), 'bank');
  const ibans = banks.map((bank) => textAt(bank, 'iban').replaceAll(' ', ''));
  const due_days = textAt(dimension, 'financials/duedays');
  return {
    code: textAt(dimension, 'code'),
    name: textAt(dimension, 'name'),
    is_active: dimension.attributes.status === 'active',
    // What an older office has is only in the address.
    tax_number: textAt(dimension, 'vatnumber') || textAt(address, 'field4'),
    coc_number: textAt(dimension, 'cocnumber') || textAt(address, 'field5'),
    email: textAt(address, 'email'),
    address: addressIn(address),
    ibans: ibans.filter((iban) => iban !== ''),
    default_vat_code: textAt(dimension, 'financials/vatcode'),
    control_ledger_code: textAt(dimension, 'financials/substitutewith'),
    due_days: /^\d{1,4}$/.test(due_days) ? Number(due_days) : null,
  };
}

const defaultOf = (addresses: Element[]): Element | undefined =>
  addresses.find(({ attributes }) => attributes.default === 'true') ?? addresses[0];

const addressIn = (address: Element | undefined): Address => ({
  street: textAt(address, 'field2'),
  postal_code: textAt(address, 'postcode'),
  city: textAt(address, 'city'),
  country: textAt(address, 'country'),
});
