import * as v from 'valibot';
import { endpoint } from './endpoint';
import { idParams, requiredText } from './fields';
import { ownCompanyEntries } from './own-company-entries';
import { requiredPostalCode, validPostalCode, withPostalCode } from './party-fields';

/** A further administration of the user, as filled in. */
export const AdministrationForm = v.pipe(
  v.object({
    name: requiredText('Bedrijfsnaam is verplicht.', 120),
    ...ownCompanyEntries,
  }),
  requiredPostalCode('Postcode is verplicht.'),
  validPostalCode(),
  v.transform(withPostalCode),
);
export type AdministrationForm = v.InferInput<typeof AdministrationForm>;

/** A company or firm in which the user works. */
export const AdministrationEntry = v.object({
  relation_id: v.number(),
  is_default: v.picklist([0, 1]),
  /** 0 enterprise, 1 advisory firm */
  type: v.picklist([0, 1]),
  is_owner: v.boolean(),
  relation: v.object({
    id: v.number(),
    name: v.string(),
    active: v.picklist([0, 1]),
    logo_url: v.nullable(v.string()),
  }),
});
export type AdministrationEntry = v.InferOutput<typeof AdministrationEntry>;

export const listAdministrations = endpoint({
  summary: 'The companies and firms in which the user works, by name',
  method: 'GET',
  path: '/relations/v1/relations',
  right: 'administrations',
  reply: v.array(AdministrationEntry),
});

export const setDefaultAdministration = endpoint({
  summary: 'Make one administration the one to start in, and only that one',
  method: 'PUT',
  path: '/relations/v1/relation/:id/default',
  right: 'administrations',
  ids: { 'params.id': 'membership' },
  params: idParams,
  reply: v.array(AdministrationEntry),
});

const createAs = (path: string, what: string) =>
  endpoint({
    summary: `Add a further ${what} of the user`,
    method: 'POST',
    path,
    right: 'administrations',
    body: AdministrationForm,
    reply: AdministrationEntry,
    status: 201,
  });

export const createCompany = endpoint({
  summary: 'Add a further administration of the kind of the current one',
  method: 'POST',
  path: '/auth/v1/create',
  right: 'administrations',
  body: AdministrationForm,
  reply: AdministrationEntry,
  status: 201,
});

export const createEnterprise = createAs('/relations/v1/relation/enterprise', 'company');
export const createFirm = createAs('/relations/v1/administration', 'accounting firm');

export const getParent = endpoint({
  summary: 'The accounting firm that keeps the books of the own company',
  method: 'GET',
  path: '/relations/v1/administration/:id/parent',
  right: 'signedIn',
  ids: { 'params.id': 'relation' },
  params: idParams,
  reply: v.nullable(v.object({ id: v.number(), name: v.string() })),
});
