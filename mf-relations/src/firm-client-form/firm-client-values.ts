import {
  EnterpriseForm,
  type EnterpriseForm as EnterpriseValues,
  type FirmClient,
  PersonForm,
  type PersonForm as PersonValues,
} from '@boekwerk/shared/contract/firm';
import { today } from '@boekwerk/shared/domain/dates/dates';
import * as v from 'valibot';
import { emptyParty } from '../empty-party';

/** What the form of a company and that of a person hold together, so that neither forgets what the other has. */
export type FirmClientValues = EnterpriseValues &
  PersonValues & {
    /** 0 company, 1 person */
    type: 0 | 1;
  };

/** What is sent: of a company or of a person. */
export type Filled = v.InferOutput<typeof EnterpriseForm> | v.InferOutput<typeof PersonForm>;

/** By the rules of what the form is of now. */
export const FirmClientSchema = v.pipe(
  v.custom<FirmClientValues>((values) => typeof values === 'object' && values !== null),
  v.transform((values): unknown => (isPerson(values) ? ofPerson(values) : ofEnterprise(values))),
  v.lazy((values) => (isPerson(values as FirmClientValues) ? PersonForm : EnterpriseForm)),
);

const isPerson = ({ type }: FirmClientValues) => type === 1;

/** What only a person is asked for stays behind, or as it is kept. */
const ofEnterprise = ({ email_text: _, ...values }: FirmClientValues) => values;

/**
 * What only a company is asked for stays behind, or as it is kept: who is there already may have a VAT number on invoices
 * of their own.
 */
function ofPerson(values: FirmClientValues) {
  const { legal_form, visiting_address, invoice_address, ...others } = values;
  const isNew = values.updated_at === undefined;
  return { ...others, general_email: '', ...(isNew && NO_TRADE) };
}

const NO_TRADE = { name: '', coc_number: '', oin: '', tax_number: '' };

export const isPersonForm = (filled: Filled): filled is v.InferOutput<typeof PersonForm> =>
  'bsn' in filled;

export const emptyFirmClient = (): FirmClientValues => ({
  ...emptyParty,
  type: 0,
  booking_enabled: 1,
  gender: 'male',
  bsn: '',
  memo: '',
  married_to: '',
  children: 0,
  date_of_birth: today(),
});

/** What of a client is filled in, with the moment it was read. */
export function valuesOf({ id: _, active: __, person, ...filledIn }: FirmClient): FirmClientValues {
  // The API gives no period that the form does not know.
  return { ...emptyFirmClient(), ...filledIn, ...person } as FirmClientValues;
}
