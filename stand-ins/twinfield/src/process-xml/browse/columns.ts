import { fitsPattern } from '../../finder/pattern';
import { soapFault } from '../../soap/soap-fault';
import { childrenOf, type Element, textOf } from '../../xml/element';
import { FIELDS, type Field, type Row } from './fields';

const OPERATORS = ['none', 'equal', 'between', 'like'] as const;
type Operator = (typeof OPERATORS)[number];

/** A column that was asked for, and what it leaves in. */
export type Column = {
  name: string;
  field: Field;
  isVisible: boolean;
  fits: (row: Row) => boolean;
};

/**
 * The columns of a browse.
 *
 * @throws SoapFault 100 for a field that is not there, and for an operator on one that takes none: the real service
 * ends in an unexpected error as well
 */
export const columnsIn = (root: Element): Column[] => childrenOf(root, 'column').map(columnOf);

function columnOf(sent: Element): Column {
  const name = textOf(sent, 'field');
  const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  const operator = OPERATORS.find((each) => each === (textOf(sent, 'operator') || 'none'));
  if (!field || !operator) throw soapFault(100);
  if (operator !== 'none' && !field.isFilter) throw soapFault(100);
  const [from, to] = [textOf(sent, 'from'), textOf(sent, 'to')];
  return {
    name,
    field,
    isVisible: textOf(sent, 'visible') !== 'false',
    fits: (row) => from === '' || FITS[operator](field, field.value(row), from, to),
  };
}

const FITS: Record<Operator, (field: Field, value: string, from: string, to: string) => boolean> = {
  none: () => true,
  equal: (_field, value, from) => value === from,
  between: ({ type }, value, from, to) => {
    if (type !== 'Value') return value >= from && (to === '' || value <= to);
    return Number(value) >= Number(from) && (to === '' || Number(value) <= Number(to));
  },
  like: (_field, value, from) => fitsPattern(from, value),
};
