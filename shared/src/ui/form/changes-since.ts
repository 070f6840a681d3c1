import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

type Change<Values extends FieldValues> = [
  FieldPath<Values>,
  FieldPathValue<Values, FieldPath<Values>>,
];

/** The fields of a form that hold something else than before, with what they hold now. */
export const changesSince = <Values extends FieldValues>(before: Values, now: Values) =>
  (Object.entries(now) as Change<Values>[]).filter(
    ([name, value]) => written(value) !== written(before[name]),
  );

/** A field that refused what was typed holds no number, which is not the same as nothing. */
const written = (value: unknown) =>
  JSON.stringify(value, (_, held) => (Number.isNaN(held) ? 'NaN' : held));
