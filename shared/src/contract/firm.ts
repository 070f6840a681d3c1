import * as v from 'valibot';
import { endpoint } from './endpoint';
import { emailField, idParams, requiredText, text } from './fields';
import { listOf, listQuery } from './lists';
import {
  cocNumber,
  country,
  iban,
  postalCodeFits,
  taxNumber,
  withPostalCode,
} from './party-fields';

/** What a new accounting firm tells of itself before it starts. */
export const FirmForm = v.pipe(
  v.object({
    name: requiredText('Bedrijfsnaam is verplicht.', 120),
    coc_number: v.pipe(cocNumber, v.nonEmpty('KVK nummer is verplicht.')),
    tax_number: v.pipe(taxNumber, v.nonEmpty('BTW nummer is verplicht.')),
    address: text(120),
    postal_code: requiredText('Postcode is verplicht.', 12),
    city: requiredText('Stad is verplicht.', 80),
    country,
  }),
  postalCodeFits(),
  v.transform(withPostalCode),
);
export type FirmForm = v.InferInput<typeof FirmForm>;

export const updateFirm = endpoint({
  summary: 'Fill in the details of the own accounting firm while starting',
  method: 'PUT',
  path: '/relations/v1/administration/:id',
  right: 'practice',
  ids: { 'params.id': 'relation' },
  params: idParams,
  body: FirmForm,
  reply: v.null(),
  status: 204,
});

/** A client company of an accounting firm. */
const enterpriseFields = {
  name: requiredText('Bedrijfsnaam is verplicht.', 120),
  general_email: emailField('Algemene email is verplicht.'),
  coc_number: cocNumber,
  tax_number: taxNumber,
  phone: text(30),
  bank_account: iban,
  address: text(120),
  postal_code: text(12),
  city: text(80),
  country,
};

export const EnterpriseForm = v.pipe(
  v.object(enterpriseFields),
  postalCodeFits(),
  v.transform(withPostalCode),
);
export type EnterpriseForm = v.InferInput<typeof EnterpriseForm>;

/** The first client of a new firm: its KvK number is asked as well. */
export const FirstEnterpriseForm = v.pipe(
  v.object({
    ...enterpriseFields,
    coc_number: v.pipe(cocNumber, v.nonEmpty('KvK-nummer is verplicht.')),
  }),
  postalCodeFits(),
  v.transform(withPostalCode),
);
export type FirstEnterpriseForm = v.InferInput<typeof FirstEnterpriseForm>;

/** A private person as client of an accounting firm. */
const PersonForm = v.pipe(
  v.object({
    first_name: requiredText('Voornaam is verplicht.', 60),
    last_name: requiredText('Achternaam is verplicht.', 60),
    email: emailField('E-mailadres is verplicht'),
    phone: text(30),
    address: text(120),
    postal_code: text(12),
    city: text(80),
    country,
  }),
  postalCodeFits(),
  v.transform(withPostalCode),
);

/** A client as the firm sees it. */
export const AdministrationRelation = v.object({
  id: v.number(),
  booking_enabled: v.picklist([0, 1]),
  /** Whether it is the firm itself. */
  is_parent: v.boolean(),
  enterprise: v.object({
    id: v.number(),
    /** 0 company, 1 person */
    type: v.picklist([0, 1]),
    name: v.string(),
    coc_number: v.string(),
    general_email: v.string(),
    city: v.string(),
    hidden: v.picklist([0, 1]),
    active: v.picklist([0, 1]),
    logo_url: v.nullable(v.string()),
  }),
  /** What a colleague who does not own the firm may do there; null for an owner. */
  user_relation: v.nullable(v.object({ id: v.number(), type: v.picklist([0, 1]) })),
});
export type AdministrationRelation = v.InferOutput<typeof AdministrationRelation>;

const addClient = <Body extends typeof EnterpriseForm | typeof PersonForm>(
  kind: 'enterprise' | 'private',
  body: Body,
) =>
  endpoint({
    summary: `Add a client (${kind}) to the own accounting firm`,
    method: 'POST',
    path: `/relations/v1/relation/:id/administration/${kind}`,
    right: 'practice',
    ids: { 'params.id': 'relation' },
    params: idParams,
    body,
    reply: AdministrationRelation,
    status: 201,
  });

export const createAdministrationEnterprise = addClient('enterprise', EnterpriseForm);
export const createAdministrationPerson = addClient('private', PersonForm);

const clientsOf = (path: string, summary: string) =>
  endpoint({
    summary,
    method: 'GET',
    path,
    right: 'clients',
    ids: { 'params.id': 'relation' },
    params: idParams,
    query: v.object({
      ...listQuery,
      order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
      sort: v.optional(v.picklist(['name', 'city', 'email']), 'name'),
    }),
    reply: listOf(AdministrationRelation, ['all']),
  });

export const listEnterprises = clientsOf(
  '/relations/v1/relation/:id/enterprises',
  'The active clients of the own firm (of which one comes, while impersonating), for its owner, one page by name',
);
export const listAssignedEnterprises = clientsOf(
  '/relations/v1/administration/:id/enterprises/users',
  'The active clients of that firm that are assigned to the caller, one page by name',
);
