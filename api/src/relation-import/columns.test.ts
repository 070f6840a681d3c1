import { columnsFor } from './columns';
import { NEW_PARTY } from './party';

/** What a file does not ask: it follows from the row, or is what the file of the other kind asks. */
const NOT_ASKED = {
  customers: ['active', 'type', 'email_text'],
  'clients of a firm': ['active', 'enterprise_relation_type', 'email_text'],
};

it.each([
  ['customers', false],
  ['clients of a firm', true],
] as const)('has a column for every field of %s, and each once', (kind, isFirm) => {
  const asked = columnsFor(isFirm).map(({ field }) => field as string);
  const known = Object.keys(NEW_PARTY).filter((field) => !NOT_ASKED[kind].includes(field));
  expect(asked.sort()).toEqual(known.sort());
});
