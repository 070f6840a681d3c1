import type { Access } from '../../accounting-package';
import type { RelationForm, RelationType } from '../../master-data';
import type { Outcome } from '../../outcome';
import { attempt } from '../attempt';
import { fitting } from '../fitting';
import { officeOf } from '../office-of';
import { TYPE_NAMES } from '../process-xml/dimension-types';
import { processXml, WRITE_MS } from '../process-xml/process-xml';
import { readCode } from '../read-code';
import type { TwinfieldSettings } from '../settings';
import { type Element, element, unlessEmpty } from '../xml/element';
import { writeXml } from '../xml/write-xml';

/** Of the holder of a bank account; more is refused. */
const LONGEST_HOLDER = 40;

/** Adds a relation; without a code the package takes the next free one. */
export const createRelation = (
  settings: TwinfieldSettings,
  access: Access,
  type: RelationType,
  form: RelationForm,
): Promise<Outcome<{ code: string }>> =>
  attempt(
    () => processXml(settings, access, writeXml(document(access, type, form)), WRITE_MS),
    (answer) => ({ code: readCode(answer, 'code') }),
    (path) => FIELDS[path] ?? null,
  );

const document = (access: Access, type: RelationType, form: RelationForm): Element => {
  const name = fitting(form.name);
  return element('dimension', [
    element('office', officeOf(access)),
    element('type', TYPE_NAMES[type]),
    element('code'),
    element('name', name),
    ...unlessEmpty('cocnumber', form.coc_number ?? ''),
    ...unlessEmpty('vatnumber', form.tax_number ?? ''),
    ...(form.address || form.email ? [element('addresses', [address(name, form)])] : []),
    ...(form.iban ? [element('banks', [bank(name, form.iban)])] : []),
  ]);
};

/** The address of invoices, which is where the package keeps VAT number and registration as well. */
const address = (name: string, form: RelationForm): Element =>
  element(
    'address',
    [
      element('name', name),
      ...unlessEmpty('country', form.address?.country ?? ''),
      ...unlessEmpty('city', form.address?.city ?? ''),
      ...unlessEmpty('postcode', form.address?.postal_code ?? ''),
      ...unlessEmpty('email', form.email ?? ''),
      ...unlessEmpty('field2', form.address?.street ?? ''),
      ...unlessEmpty('field4', form.tax_number ?? ''),
      ...unlessEmpty('field5', form.coc_number ?? ''),
    ],
    { type: 'invoice', default: 'true' },
  );

const bank = (name: string, iban: string): Element =>
  element('bank', [element('ascription', fitting(name, LONGEST_HOLDER)), element('iban', iban)], {
    default: 'true',
  });

/** Our field for what the package calls it. */
const FIELDS: Record<string, string> = {
  name: 'name',
  vatnumber: 'tax_number',
  cocnumber: 'coc_number',
  'addresses/address/name': 'name',
  'addresses/address/country': 'country',
  'addresses/address/city': 'city',
  'addresses/address/postcode': 'postal_code',
  'addresses/address/email': 'email',
  'addresses/address/field2': 'address',
  'addresses/address/field4': 'tax_number',
  'addresses/address/field5': 'coc_number',
  'banks/bank/ascription': 'name',
  'banks/bank/iban': 'bank_account',
};
