import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { basedOn, idParams, requiredText } from '../fields';
import { listOf, listQuery } from '../lists';
import { validPostalCode, withPostalCode } from '../party-fields';
import { MAX_PARTY_NAME, partyEntries } from '../party-form';

const { enterprise_relation_type, ...party } = partyEntries;

/** A project as filled in: for whom it is, which is less than is kept of a relation. */
export const ProjectForm = v.pipe(
  v.object({
    ...v.omit(v.object(party), ['oin', 'general_email', 'note']).entries,
    name: requiredText('Bedrijfsnaam is verplicht', MAX_PARTY_NAME),
    /** Whether it is for a customer or with a supplier. */
    enterprise_project_type: enterprise_relation_type,
    ...basedOn,
  }),
  validPostalCode(),
  v.transform(withPostalCode),
);
export type ProjectForm = v.InferInput<typeof ProjectForm>;

export const Project = v.object({
  id: v.number(),
  name: v.string(),
  coc_number: v.string(),
  email: v.string(),
  tax_number: v.string(),
  bank_account: v.string(),
  /** In days; 30 stands for one calendar month. */
  payment_period: v.number(),
  address: v.string(),
  postal_code: v.string(),
  city: v.string(),
  country: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
  enterprise_project_type: v.picklist(['client', 'supplier']),
  /** 1 when it is not active; the screen asks it the other way round. */
  hidden: v.picklist([0, 1]),
  updated_at: v.string(),
});
export type Project = v.InferOutput<typeof Project>;

const PROJECT_SORTS = ['name', 'person', 'email', 'city'] as const;

export const ProjectQuery = v.object({
  ...listQuery,
  sort: v.optional(v.picklist(PROJECT_SORTS), 'name'),
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
});
export type ProjectQuery = v.InferOutput<typeof ProjectQuery>;

export const listProjects = endpoint({
  summary: 'Projects whose name, contact person, e-mail address or place fits the search, one page',
  method: 'GET',
  path: '/administrations/v1/projects',
  right: 'bookkeeping',
  query: ProjectQuery,
  reply: listOf(Project, ['all']),
});

export const createProject = endpoint({
  summary: 'Add a project to the own list, which is not linked with the accounting package',
  method: 'POST',
  path: '/administrations/v1/project',
  right: 'bookkeeping',
  body: ProjectForm,
  reply: Project,
  status: 201,
});

const ofProject = {
  path: '/administrations/v1/project/:id',
  right: 'bookkeeping',
  ids: { 'params.id': 'project' },
  params: idParams,
} as const;

export const getProject = endpoint({
  summary: 'One project',
  method: 'GET',
  ...ofProject,
  reply: Project,
});

export const updateProject = endpoint({
  summary: 'Change a project',
  method: 'PUT',
  ...ofProject,
  body: ProjectForm,
  reply: Project,
});

export const deleteProject = endpoint({
  summary: 'Delete a project for good; nothing refers to it',
  method: 'DELETE',
  ...ofProject,
  body: v.object(basedOn),
  reply: v.null(),
  status: 204,
});
