type Kind = {
  name: string;
  coc_number: string;
  tax_number: string;
  enterprise_relation_type: 'client' | 'supplier';
};

/** Whether a customer or supplier is a company rather than a person. */
export const isEnterpriseLike = (form: Kind) =>
  form.name !== '' ||
  form.coc_number !== '' ||
  form.tax_number !== '' ||
  form.enterprise_relation_type === 'supplier';

/** How a party is called: the company's name, or the person's. */
export const partyName = (party: { name: string; first_name: string; last_name: string }) =>
  party.name || `${party.first_name} ${party.last_name}`.trim();
