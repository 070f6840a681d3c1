import type { EnterpriseForm, PersonForm } from '@boekwerk/shared/contract/firm';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { InferOutput } from 'valibot';
import type { RelationFields } from '../relation-row';
import type { PersonFields } from './person-store';

export type FirmClientForm = InferOutput<typeof EnterpriseForm> | InferOutput<typeof PersonForm>;

/** What of a form goes where; `hidden` is the firm's own and goes with the link. */
export type FirmClientParts = {
  party: RelationFields & { type: 0 | 1 };
  /** Null for a company. */
  person: (Omit<PersonFields, 'bsn_sealed'> & { bsn: string }) | null;
};

export const partsOf = (form: FirmClientForm): FirmClientParts =>
  'bsn' in form ? ofPerson(form) : ofEnterprise(form);

function ofEnterprise(form: InferOutput<typeof EnterpriseForm>): FirmClientParts {
  const { updated_at, accept_alike, hidden, booking_enabled, ...party } = form;
  const email = party.email || party.general_email;
  return { party: { ...party, email, type: 0 }, person: null };
}

function ofPerson(form: InferOutput<typeof PersonForm>): FirmClientParts {
  const { updated_at, accept_alike, hidden, ...filledIn } = form;
  const { gender, bsn, memo, married_to, children, date_of_birth, ...party } = filledIn;
  return {
    // Whose books it are is said by name everywhere, also when it is a person.
    party: { ...party, name: partyName({ ...party, name: '' }), type: 1 },
    person: { gender, bsn, memo, married_to, children, date_of_birth },
  };
}
