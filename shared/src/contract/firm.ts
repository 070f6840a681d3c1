import * as v from 'valibot';
import { acceptAlike } from './alike';
import { Customer, relationState } from './customers';
import { endpoint } from './endpoint';
import { basedOn, emailField, idParams, requiredId, requiredText, text } from './fields';
import { listOf, listQuery } from './lists';
import { detailEntries } from './party-details';
import {
  cocNumber,
  country,
  requiredPostalCode,
  taxNumber,
  validPostalCode,
  withPostalCode,
} from './party-fields';
import { flag, partyEntries } from './party-form';
import { Person, personEntries } from './person-form';

/** What a new accounting firm tells of itself before it starts. */
export const FirmForm = v.pipe(
  v.object({
    name: requiredText('Bedrijfsnaam is verplicht.', 120),
    coc_number: v.pipe(cocNumber, v.nonEmpty('KVK nummer is verplicht.')),
    tax_number: v.pipe(taxNumber, v.nonEmpty('BTW nummer is verplicht.')),
    address: text(120),
    postal_code: text(12),
    city: requiredText('Stad is verplicht.', 80),
    country,
    ...basedOn,
  }),
  requiredPostalCode('Postcode is verplicht.'),
  validPostalCode(),
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
const enterpriseEntries = {
  ...partyEntries,
  ...detailEntries,
  name: requiredText('Bedrijfsnaam is verplicht.', 120),
  general_email: emailField('Algemene email is verplicht.'),
  /** Whether its books are kept; later on by a call of its own. */
  booking_enabled: flag(1),
  ...acceptAlike,
  ...basedOn,
};

export const EnterpriseForm = v.pipe(
  v.object(enterpriseEntries),
  validPostalCode(),
  v.transform(withPostalCode),
);
export type EnterpriseForm = v.InferInput<typeof EnterpriseForm>;

/** The first client of a new firm: its KvK number is asked as well. */
export const FirstEnterpriseForm = v.pipe(
  v.object({
    ...enterpriseEntries,
    coc_number: v.pipe(cocNumber, v.nonEmpty('KvK-nummer is verplicht.')),
  }),
  validPostalCode(),
  v.transform(withPostalCode),
);
export type FirstEnterpriseForm = v.InferInput<typeof FirstEnterpriseForm>;

/** A private person as client of an accounting firm. The general address is the personal one, or else the other. */
export const PersonForm = v.pipe(
  v.object({
    ...partyEntries,
    ...detailEntries,
    ...personEntries,
    first_name: requiredText('Voornaam is verplicht.', 60),
    last_name: requiredText('Achternaam is verplicht.', 60),
    ...acceptAlike,
    ...basedOn,
  }),
  validPostalCode(),
  v.transform(withPostalCode),
  v.transform((form) => ({ ...form, general_email: form.email || form.email_text })),
);
export type PersonForm = v.InferInput<typeof PersonForm>;

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
    /** The contact person, or the person itself. */
    first_name: v.string(),
    last_name: v.string(),
    coc_number: v.string(),
    general_email: v.string(),
    phone: v.string(),
    city: v.string(),
    hidden: v.picklist([0, 1]),
    active: v.picklist([0, 1]),
    logo_url: v.nullable(v.string()),
  }),
  /** What a colleague who does not own the firm may do there: 0 invoicing, 1 bookkeeping as well; null for an owner. */
  user_relation: v.nullable(v.object({ id: v.number(), type: v.picklist([0, 1]) })),
});
export type AdministrationRelation = v.InferOutput<typeof AdministrationRelation>;

const addClient = <Body extends typeof EnterpriseForm | typeof PersonForm>(
  kind: 'enterprise' | 'private',
  body: Body,
) =>
  endpoint({
    summary: `Add a client (${kind}) to the own accounting firm; 409 with those in \`alike\` that look like it, unless that is accepted`,
    method: 'POST',
    path: `/relations/v1/relation/:id/administration/${kind}`,
    right: 'firm',
    ids: { 'params.id': 'relation' },
    params: idParams,
    body,
    reply: AdministrationRelation,
    status: 201,
  });

export const createAdministrationEnterprise = addClient('enterprise', EnterpriseForm);
export const createAdministrationPerson = addClient('private', PersonForm);

/** All that a firm keeps of a client. */
export const FirmClient = v.object({
  ...Customer.entries,
  booking_enabled: v.picklist([0, 1]),
  /** Null for a company. */
  person: v.nullable(Person),
});
export type FirmClient = v.InferOutput<typeof FirmClient>;

export const getFirmClient = endpoint({
  summary: 'One client of the own firm with all that is filled in of it',
  method: 'GET',
  path: '/relations/v1/administration/enterprise/:id',
  right: 'firm',
  ids: { 'params.id': 'enterprise' },
  params: idParams,
  reply: FirmClient,
});

export const updateBooking = endpoint({
  summary: 'Say whether the books of a client are kept',
  method: 'PUT',
  path: '/relations/v1/relation/:id/administration/enterprise/updatebooking',
  right: 'firm',
  ids: { 'params.id': 'relation', 'body.enterprise_relation_id': 'enterprise' },
  params: idParams,
  body: v.object({
    enterprise_relation_id: requiredId('Kies een relatie'),
    booking_enabled: v.picklist([0, 1]),
  }),
  reply: AdministrationRelation,
});

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
      sort: v.optional(v.picklist(['name', 'person', 'email', 'phone', 'city']), 'name'),
      state: relationState,
      /** Leaves out persons and who is hidden: the companies that a list to choose from offers. */
      shown: v.optional(v.picklist(['all', 'choosable']), 'all'),
      /** `kept`: of those that were assigned only the ones whose books the caller keeps. */
      books: v.optional(v.picklist(['any', 'kept']), 'any'),
    }),
    reply: listOf(AdministrationRelation, ['all']),
  });

export const listEnterprises = clientsOf(
  '/relations/v1/relation/:id/enterprises',
  'The clients, active or deleted, of the own firm (of which one comes, while impersonating), for its owner, one page',
);
export const listAssignedEnterprises = clientsOf(
  '/relations/v1/administration/:id/enterprises/users',
  'The clients, active or deleted, of that firm that are assigned to the caller, one page',
);
