import * as v from 'valibot';
import { hasPostalCodes } from '../domain/relation/countries';
import { isEnterpriseLike } from '../domain/relation/customer-kind';
import { acceptAlike } from './alike';
import { endpoint } from './endpoint';
import { basedOn, fieldOf, idParams } from './fields';
import { listOf, listQuery } from './lists';
import { detailEntries, PartyDetails } from './party-details';
import { validPostalCode, withPostalCode } from './party-fields';
import { partyEntries } from './party-form';

/** What it takes to send somebody an invoice. */
const REQUIRED = [
  ['email', 'E-mailadres is verplicht'],
  ['general_email', 'E-mailadres is verplicht'],
  ['address', 'Adres is verplicht'],
  ['postal_code', 'Postcode is verplicht'],
  ['city', 'Plaats is verplicht'],
] as const;

type Reachable = { is_booking: boolean; country: string } & Record<
  (typeof REQUIRED)[number][0],
  string
>;

/** A step of the form's pipe. It speaks up also while other fields are wrong. */
const reachableUnlessBooking = <Form extends Reachable>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const form = dataset.value as Partial<Record<keyof Reachable, unknown>> | null; // what came in, checked or not
    if (!form || form.is_booking === true) return;
    const isNeeded = (key: string) => key !== 'postal_code' || hasPostalCodes(String(form.country));
    for (const [key, message] of REQUIRED)
      if (form[key] === '' && isNeeded(key)) addIssue({ message, path: [fieldOf(form, key)] });
  });

/** A customer or supplier of an enterprise, as filled in. */
export const CustomerForm = v.pipe(
  v.object({
    ...partyEntries,
    ...detailEntries,
    /** Who is on a document that is being booked: a name will do. */
    is_booking: v.optional(v.boolean(), false),
    ...acceptAlike,
    ...basedOn,
  }),
  v.forward(
    v.partialCheck(
      [['name'], ['coc_number'], ['tax_number'], ['enterprise_relation_type']],
      (form) => !isEnterpriseLike(form) || form.name !== '',
      'Bedrijfsnaam is verplicht',
    ),
    ['name'],
  ),
  v.forward(
    v.partialCheck(
      [['name'], ['coc_number'], ['tax_number'], ['enterprise_relation_type'], ['first_name']],
      (form) => isEnterpriseLike(form) || form.first_name !== '',
      'Voornaam is verplicht',
    ),
    ['first_name'],
  ),
  v.forward(
    v.partialCheck(
      [['name'], ['coc_number'], ['tax_number'], ['enterprise_relation_type'], ['last_name']],
      (form) => isEnterpriseLike(form) || form.last_name !== '',
      'Achternaam is verplicht',
    ),
    ['last_name'],
  ),
  reachableUnlessBooking(),
  validPostalCode(),
  v.transform(withPostalCode),
);
export type CustomerForm = v.InferInput<typeof CustomerForm>;

/** A customer or supplier. */
export const Customer = v.object({
  id: v.number(),
  /** 0 company, 1 person */
  type: v.picklist([0, 1]),
  enterprise_relation_type: v.picklist(['client', 'supplier']),
  name: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  coc_number: v.string(),
  oin: v.string(),
  tax_number: v.string(),
  email: v.string(),
  general_email: v.string(),
  phone: v.string(),
  address: v.string(),
  postal_code: v.string(),
  city: v.string(),
  country: v.string(),
  bank_account: v.string(),
  payment_period: v.number(),
  note: v.string(),
  ...PartyDetails,
  hidden: v.picklist([0, 1]),
  active: v.picklist([0, 1]),
  updated_at: v.string(),
});
export type Customer = v.InferOutput<typeof Customer>;

export const CUSTOMER_SORTS = ['name', 'person', 'email', 'type'] as const;

/** Those that are there, or those that were deleted and can be put back. */
export const relationState = v.optional(v.picklist(['active', 'deleted']), 'active');

export const listCustomers = endpoint({
  summary: 'Customers and suppliers of the own company, one page',
  method: 'GET',
  path: '/relations/v1/clients',
  right: 'invoicing',
  query: v.object({
    ...listQuery,
    sort: v.optional(v.picklist(CUSTOMER_SORTS), 'name'),
    state: relationState,
    /** Leaves out who is hidden: whoever an invoice can be made for. */
    shown: v.optional(v.picklist(['all', 'visible']), 'all'),
  }),
  reply: listOf(Customer, ['all']),
});

export const getCustomer = endpoint({
  summary: 'One customer or supplier',
  method: 'GET',
  path: '/relations/v1/client/:id',
  right: 'invoicing',
  ids: { 'params.id': 'client' },
  params: idParams,
  reply: Customer,
});

/** The calls for a company and for a person differ in their last word only. */
const createCustomer = (kind: 'enterprise' | 'private') =>
  endpoint({
    summary: `Add a customer or supplier (${kind}) to the own company; 409 with those in \`alike\` that look like it, unless that is accepted`,
    method: 'POST',
    path: `/relations/v1/relation/:id/enterprise/client/${kind}`,
    right: 'addCustomers',
    ids: { 'params.id': 'relation' },
    params: idParams,
    body: CustomerForm,
    reply: Customer,
    status: 201,
  });

export const createEnterpriseCustomer = createCustomer('enterprise');
export const createPrivateCustomer = createCustomer('private');
