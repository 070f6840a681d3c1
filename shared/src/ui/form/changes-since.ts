import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

type Change<Values extends FieldValues> = [
  FieldPath<Values>,
  FieldPathValue<Values, FieldPath<Values>>,
];

/** The fields of a form that hold something else than before, with what they hold now. */
export const changesSince = <Values extends FieldValues>(before: Values, now: Values) =>
  (Object.entries(now) as Change<Values>[]).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
