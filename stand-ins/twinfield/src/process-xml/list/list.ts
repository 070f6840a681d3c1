import { dimensionsOf, officesOf } from '../../books/find';
import { DIMENSION_TYPES, type Office } from '../../books/types';
import { error } from '../../messages/complaints';
import { type Caller, officeOfCaller } from '../../soap/sign-on';
import { livingOffices, type StandIn } from '../../stand-in';
import { type Element, element, place, textOf } from '../../xml/element';
import type { DocumentCall } from '../document';
import { named } from '../named';
import { officeIn } from '../offices';
import { refusal } from '../refusal';

/** `<list>`: codes and names, no more. Only the list of offices needs no office in the header. */
export function list(standIn: StandIn, caller: Caller, root: Element): DocumentCall {
  const type = textOf(root, 'type');
  if (type === 'offices')
    return {
      kind: 'sync',
      credits: 1,
      saysUtf16: true,
      answer: () => offices(standIn, caller),
    };
  officeOfCaller(caller);
  return {
    kind: 'sync',
    credits: 1,
    answer: () =>
      type === 'dimensions' ? dimensions(standIn, caller, root) : refused(caller, root, type),
  };
}

function offices(standIn: StandIn, { user }: Caller): Element {
  const open = new Set(officesOf(standIn.books, user).map(({ key }) => key));
  return element(
    'offices',
    livingOffices(standIn, user.organisation)
      .filter(({ key }) => open.has(key))
      .map((office) => named('office', office)),
    { result: '1' },
  );
}

function dimensions(standIn: StandIn, caller: Caller, root: Element): Element {
  const found = officeIn(standIn, caller, root);
  if ('complaint' in found) return refusal(caller, root, found.complaint);
  const said = textOf(root, 'dimtype');
  const type = DIMENSION_TYPES.find((each) => each === said);
  if (!type)
    return refusal(
      caller,
      root,
      error(place(root, 'dimtype'), (texts) => texts.dimensionTypeUnknown(said)),
    );
  return listOf(found.office, said, [
    ...dimensionsOf(standIn.books, found.office.key, type)
      .filter(({ status }) => status === 'active')
      .map((dimension) => named('dimension', dimension)),
    // The list ends with its own type, without a name.
    named('dimension', { code: type, name: '', shortname: '' }),
  ]);
}

const listOf = ({ code }: Office, type: string, rows: Element[]): Element =>
  element('dimensions', rows, { office: code, type, result: '1' });

const refused = (caller: Caller, root: Element, type: string): Element =>
  refusal(
    caller,
    root,
    error(place(root, 'type'), (texts) => texts.typeUnknown(type)),
  );
