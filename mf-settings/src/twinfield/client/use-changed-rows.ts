import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { useRef } from 'react';
import { texts } from '../texts';

/** As it was read, with the version that a change of it is based on. */
type Read<Row> = Row & { updated_at?: string | undefined };

type Saving<Row, Saved> = {
  /** The field of the form, and of the call, that holds the rows. */
  name: string;
  rows: readonly Row[];
  /** As the form was filled with them, in the same order. */
  before: readonly Read<Row>[];
  /** The fields of a row that hold what is gone from the package. */
  endedIn: (row: Row) => readonly string[];
  send: (changed: Read<Row>[]) => Promise<Saved>;
};

type Setup<Row, Saved> = Pick<Saving<Row, Saved>, 'name' | 'endedIn' | 'send'> & {
  /** What the form holds once it is saved. */
  rowsOf: (saved: Saved) => readonly Read<Row>[];
};

/**
 * Saves what was changed of the rows that the form was filled with: what is read anew meanwhile does not come into it.
 *
 * @returns `save` the rows of the form, as {@link saveChangedRows} does; `filled` tells that the form was filled anew
 */
export function useChangedRows<Row, Saved>(rows: readonly Read<Row>[], setup: Setup<Row, Saved>) {
  const before = useRef(rows);
  const filled = (saved: Saved): Saved => {
    before.current = setup.rowsOf(saved);
    return saved;
  };
  const save = (rows: readonly Row[]): Promise<Saved> =>
    saveChangedRows({ ...setup, rows, before: before.current }).then(filled);
  return { save, filled };
}

/**
 * Saves the rows that were changed, and leaves alone what somebody else chose for the others.
 *
 * @throws ApiError 409 when one of them was changed by somebody else meanwhile; messages are at the rows of the form, of
 * which the call had only some
 */
async function saveChangedRows<Row, Saved>(saving: Saving<Row, Saved>): Promise<Saved> {
  const { name, rows, before, endedIn, send } = saving;
  const versionAt = (at: number) => ({ updated_at: before[at]?.updated_at });
  const places = rows.flatMap((row, at) =>
    isSame({ ...row, ...versionAt(at) }, before[at]) ? [] : [at],
  );
  const changed = places.map((at) => ({ ...(rows[at] as Row), ...versionAt(at) }));
  const ended = changed.flatMap((row, at) =>
    endedIn(row).map((field) => [`${name}.${places[at]}.${field}`, [texts.chooseOther]]),
  );
  if (ended.length > 0) throw new ApiError(422, { message: '', errors: Object.fromEntries(ended) });
  return send(changed).catch((error) => {
    throw error instanceof ApiError ? atPlaces(error, name, places) : error;
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The same refusal, with the rows numbered as on the screen. */
function atPlaces(error: ApiError, name: string, places: readonly number[]): ApiError {
  const { status, message, errors, reference } = error;
  const moved = Object.entries(errors).map(([path, said]) => {
    const [of, at, ...field] = path.split('.');
    const place = places[Number(at)];
    return of === name && place !== undefined
      ? [[of, place, ...field].join('.'), said]
      : [path, said];
  });
  return new ApiError(status, {
    message,
    errors: Object.fromEntries(moved),
    ...(reference && { reference }),
  });
}
