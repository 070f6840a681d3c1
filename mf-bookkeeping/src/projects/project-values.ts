import type { Project, ProjectForm } from '@boekwerk/shared/contract/bookkeeping/projects';

export const emptyProject: ProjectForm = {
  name: '',
  coc_number: '',
  email: '',
  tax_number: '',
  bank_account: '',
  payment_period: 30,
  address: '',
  postal_code: '',
  city: '',
  country: 'NL',
  first_name: '',
  last_name: '',
  phone: '',
  enterprise_project_type: 'client',
  hidden: 0,
};

/** Under which name the browser keeps what is typed of one; without an id of a new one. */
export const draftOf = (id: number | undefined) => `project.${id ?? 'new'}`;

/** What of a project is filled in, with the moment it was read. */
export function valuesOf({ id: _, ...filledIn }: Project): ProjectForm {
  // The API gives no period that the form does not know.
  return filledIn as ProjectForm;
}
