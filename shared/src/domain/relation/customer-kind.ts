/** How the two kinds of customer are called. */
export const CUSTOMER_KINDS = { client: 'Klant', supplier: 'Leverancier' } as const;

type Kind = {
  name: string;
  coc_number: string;
  tax_number: string;
  enterprise_relation_type: keyof typeof CUSTOMER_KINDS;
};

/** Whether a customer or supplier is a company rather than a person. */
export const isEnterpriseLike = (form: Kind) =>
  form.name !== '' ||
  form.coc_number !== '' ||
  form.tax_number !== '' ||
  form.enterprise_relation_type === 'supplier';

/** What a party is called by; of a company first and last name are those of its contact person. */
export type PartyNames = { name: string; first_name: string; last_name: string };

/** How a party is called: the company's name, or the person's. */
export const partyName = (party: PartyNames) => party.name || personName(party);

/** The contact person of a company; empty for a private person, who is the party itself. */
export const contactName = (party: PartyNames) => (party.name === '' ? '' : personName(party));

/** The person of a party: the contact of a company, or the private person. */
export const personName = ({ first_name, last_name }: PartyNames) =>
  `${first_name} ${last_name}`.trim();
