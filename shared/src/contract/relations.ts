import * as v from 'valibot';
import { endpoint } from './endpoint';
import { basedOn, idParams, keptEmail, requiredText, text } from './fields';
import { ownCompanyEntries } from './own-company-entries';
import { detailEntries, PartyDetails } from './party-details';
import { requiredPostalCode, validPostalCode, withPostalCode } from './party-fields';

/** What is filled in of the own company, whether it is a company or a person. */
const companyEntries = {
  name: text(120),
  ...ownCompanyEntries,
  phone: text(30),
  /** Where its own invoices and other business mail come in. */
  general_email: keptEmail,
  ...detailEntries,
  ...basedOn,
};

/** Of a company its name must be filled in as well. */
export const EnterpriseCompanyForm = v.pipe(
  v.object({ ...companyEntries, name: requiredText('Bedrijfsnaam is verplicht.', 120) }),
  requiredPostalCode('Postcode is verplicht.'),
  validPostalCode(),
  v.transform(withPostalCode),
);
/** What either form holds: they ask for the same fields, and differ in which must be filled in. */
export type CompanyForm = v.InferInput<typeof EnterpriseCompanyForm>;

/** Of a private person first and last name, by which they are called. */
export const PrivateCompanyForm = v.pipe(
  v.object({
    ...companyEntries,
    first_name: requiredText('Voornaam is verplicht.', 60),
    last_name: requiredText('Achternaam is verplicht.', 60),
  }),
  requiredPostalCode('Postcode is verplicht.'),
  validPostalCode(),
  v.transform(withPostalCode),
);

/** A company or firm that uses the product. */
export const Company = v.object({
  id: v.number(),
  type: v.picklist([0, 1]),
  /** 0 enterprise, 1 accounting firm */
  relation_user_type: v.picklist([0, 1]),
  name: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  general_email: v.string(),
  phone: v.string(),
  ...PartyDetails,
  coc_number: v.string(),
  tax_number: v.string(),
  bank_account: v.string(),
  address: v.string(),
  postal_code: v.string(),
  city: v.string(),
  country: v.string(),
  booking_enabled: v.picklist([0, 1]),
  /** A link that is good for ten minutes. */
  logo_url: v.nullable(v.string()),
  /** The prefix that an invoice of today gets. */
  invoice_prefix: v.nullable(v.string()),
  updated_at: v.string(),
});
export type Company = v.InferOutput<typeof Company>;

/** Every right there is, by its name, and whether the caller has it: a name that is not among them is no right. */
export const Rights = v.record(v.string(), v.boolean());
export type Rights = v.InferOutput<typeof Rights>;

export const getDefaultRelation = endpoint({
  summary: 'The company this session works in, and what the caller is there',
  method: 'GET',
  path: '/relations/v1/default',
  right: 'signedIn',
  reply: v.object({
    relation: Company,
    is_owner: v.boolean(),
    is_impersonating: v.boolean(),
    rights: Rights,
    /**
     * What a colleague of the firm may do in this client: 0 invoicing, 1 bookkeeping as well. At the firm itself 1 says
     * that they keep the books of any client. Null for its owner, and in a company of one's own.
     */
    assignment: v.nullable(v.picklist([0, 1])),
    is_import_customer: v.boolean(),
    /** Whether an accounting firm keeps its books. */
    is_client: v.boolean(),
    /** The firm that whoever impersonates comes from and goes back to. */
    original: v.nullable(v.object({ id: v.number(), name: v.string(), is_owner: v.boolean() })),
    /** Up to when the books were exported last. */
    last_exported_at: v.nullable(v.string()),
  }),
});

export const updateCompany = endpoint({
  summary: 'Change the details of the own company',
  method: 'PUT',
  path: '/relations/v1/relation/:id',
  right: 'signedIn',
  ids: { 'params.id': 'relation' },
  params: idParams,
  body: v.union([EnterpriseCompanyForm, PrivateCompanyForm]),
  bodyFor: ({ relation }) => (relation.type === 0 ? EnterpriseCompanyForm : PrivateCompanyForm),
  reply: Company,
});

export const getRelation = endpoint({
  summary: 'The own company, one of the user, or a client of the firm that the caller may see',
  method: 'GET',
  path: '/relations/v1/relation/:id',
  right: 'signedIn',
  ids: { 'params.id': 'relation' },
  params: idParams,
  reply: Company,
});

export const uploadLogo = endpoint({
  summary: 'Replace the logo of the own company, or of one that the user owns',
  method: 'POST',
  path: '/relations/v1/relation/:id/logo',
  right: 'signedIn',
  ids: { 'params.id': 'relation' },
  params: idParams,
  upload: {
    field: 'file',
    max_files: 1,
    max_bytes: 5 * 1024 * 1024,
    kinds: ['png', 'jpg', 'gif', 'webp'],
    too_large: 'Logo mag niet groter zijn dan 5 MB',
  },
  reply: Company,
});

export const removeLogo = endpoint({
  summary: 'Take the logo of the own company away, or of one that the user owns',
  method: 'DELETE',
  path: '/relations/v1/relation/:id/logo',
  right: 'signedIn',
  ids: { 'params.id': 'relation' },
  params: idParams,
  reply: Company,
});
