import type { HistoryChange } from '@boekwerk/shared/contract/history';
import { hidden, SECRET } from '../platform/http/audit';
import { historyValue } from './history-value';
import type { Part } from './parts-of';

/** Says nothing to a person: numbers of rows, moments the product keeps for itself. A kind of VAT is no row. */
const SILENT = /(^id|(?<!^tax)_id|_at)$/;

/** Whether there is a file, rather than which; that it is in the trash, rather than since when. */
const AS_FLAG: { readonly [field: string]: string } = {
  logo_file_id: 'logo',
  deleted_at: 'in_trash',
};
const AS_CALLED: { readonly [field: string]: string } = { bsn_sealed: 'bsn' };

/** The fields of a part that are told, as they were and became. */
export function changesOf({ entity, fields }: Part): HistoryChange[] {
  const is_whole = isWhole(fields);
  return Object.entries(fields).flatMap(([name, [from, to]]) => {
    const flag = AS_FLAG[name];
    if (flag) return told({ entity, is_whole, field: flag }, [from !== null, to !== null]);
    if (SILENT.test(name)) return [];
    const field = AS_CALLED[name] ?? name;
    return told(
      { entity, is_whole, field },
      SECRET.test(name) ? [hidden(from), hidden(to)] : [from, to],
    );
  });
}

/** What came or went has its id among its fields, or nothing before or after in any of them. */
function isWhole(fields: Part['fields']): boolean {
  const pairs = Object.values(fields);
  return 'id' in fields || [0, 1].some((side) => pairs.every((pair) => pair[side] === null));
}

function told(
  names: Omit<HistoryChange, 'before' | 'after'>,
  [from, to]: readonly [unknown, unknown],
): HistoryChange[] {
  const [before, after] = [historyValue(from), historyValue(to)];
  return before === undefined || after === undefined ? [] : [{ ...names, before, after }];
}
