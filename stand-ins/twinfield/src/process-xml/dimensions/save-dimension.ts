import { randomUUID } from 'node:crypto';
import type { Books } from '../../books/books';
import { momentOf } from '../../books/days';
import { dimensionAt, dimensionsOf } from '../../books/find';
import { nextCode } from '../../books/masks';
import { put } from '../../books/tables';
import type { Dimension, DimensionType, Office } from '../../books/types';
import { type Complaint, error } from '../../messages/complaints';
import type { Caller } from '../../soap/sign-on';
import type { StandIn } from '../../stand-in';
import { child, type Element, place, textOf } from '../../xml/element';
import { officeIn } from '../offices';
import { refusal } from '../refusal';
import { checkDimension } from './check-dimension';
import { dimensionElement } from './dimension-element';
import { addressesIn, banksIn, financialsIn } from './dimension-parts';

/** Writes one dimension. A code that is there is changed, one that is not is added, none gets the next one. */
export function saveDimension(standIn: StandIn, caller: Caller, sent: Element): Element {
  const { books } = standIn;
  const found = officeIn(standIn, caller, sent);
  if ('complaint' in found) return refusal(caller, sent, found.complaint);
  const { office } = found;
  const complaints = checkDimension(books, office, sent);
  if (complaints.length > 0) return refusal(caller, sent, ...complaints);

  const type = textOf(sent, 'type') as DimensionType; // checked above
  const code = codeFor(books, office, type, sent);
  if (typeof code !== 'string') return refusal(caller, sent, code);
  const dimension = written(books, office, type, code, sent);
  books.commit([put('dimensions', dimension)]);
  return dimensionElement(books, office, dimension);
}

function codeFor(
  books: Books,
  office: Office,
  type: DimensionType,
  sent: Element,
): string | Complaint {
  const said = textOf(sent, 'code');
  if (said !== '') return said;
  const taken = dimensionsOf(books, office.key, type).map(({ code }) => code);
  return (
    nextCode(office, type, taken) ?? error(place(sent, 'code'), (texts) => texts.codesUsedUp(type))
  );
}

/** What stood there with what was sent laid over it; what was not sent stays. */
function written(
  books: Books,
  office: Office,
  type: DimensionType,
  code: string,
  sent: Element,
): Dimension {
  const before = dimensionAt(books, office.key, type, code) ?? blank(office, type, code);
  const kept = (name: 'shortname' | 'website' | 'cocnumber' | 'vatnumber') =>
    child(sent, name) ? textOf(sent, name) : before[name];
  return {
    ...before,
    name: textOf(sent, 'name'),
    shortname: kept('shortname'),
    website: kept('website'),
    cocnumber: kept('cocnumber'),
    vatnumber: kept('vatnumber'),
    financials: { ...before.financials, ...financialsIn(sent) },
    addresses: addressesIn(sent) ?? before.addresses,
    banks: banksIn(sent) ?? before.banks,
    status: STATUS[sent.attributes.status ?? ''] ?? before.status,
    modified: momentOf(books.now()),
    touched: before.touched + 1,
  };
}

const STATUS: Record<string, Dimension['status']> = {
  inactive: 'deactivated',
  deleted: 'deactivated',
  active: 'active',
};

const CONTROL_LEDGERS: Partial<Record<DimensionType, string>> = { DEB: '1300', CRD: '1600' };

function blank({ key }: Office, type: DimensionType, code: string): Dimension {
  const control = CONTROL_LEDGERS[type];
  return {
    office: key,
    type,
    code,
    uid: randomUUID(),
    name: '',
    shortname: '',
    status: 'active',
    website: '',
    cocnumber: '',
    vatnumber: '',
    financials: control ? { duedays: '30', substitutewith: control } : {},
    addresses: [],
    banks: [],
    needs: 'nothing',
    vatObligatory: false,
    modified: '',
    touched: 0,
  };
}
