import type { Books } from '../../books/books';
import { dimensionAt, transactionsOf, vatCodeAt } from '../../books/find';
import { LEVEL_OF } from '../../books/levels';
import type { Dimension, Office, Part } from '../../books/types';
import { type Element, element } from '../../xml/element';
import { fieldsOf, named } from '../named';
import { TYPE_NAMES } from './type-names';

/** A dimension as it is read, and as it comes back when it was written. */
export function dimensionElement(books: Books, office: Office, dimension: Dimension): Element {
  const { type, code, uid, name, shortname } = dimension;
  return element(
    'dimension',
    [
      named('office', office),
      named('type', { code: type, name: TYPE_NAMES[type], shortname: TYPE_NAMES[type] }),
      element('code', code),
      element('uid', uid),
      element('name', name),
      element('shortname', shortname),
      element('inuse', String(isInUse(books, dimension))),
      element('behaviour', 'normal'),
      element('touched', String(dimension.touched)),
      element('website', dimension.website),
      element('cocnumber', dimension.cocnumber),
      element('vatnumber', dimension.vatnumber),
      element('financials', financials(books, dimension)),
      element(
        'addresses',
        dimension.addresses.map((part) => partElement('address', part)),
      ),
      element(
        'banks',
        dimension.banks.map((part) => partElement('bank', part)),
      ),
    ],
    { status: dimension.status, result: '1' },
  );
}

function financials(books: Books, { office, type, code, financials, ...ledger }: Dimension) {
  const isRelation = type === 'DEB' || type === 'CRD';
  const { substitutewith = '', vatcode = '', ...plain } = financials;
  const control = dimensionAt(books, office, 'BAS', substitutewith);
  const vat = vatCodeAt(books, office, vatcode);
  return [
    element('matchtype', isRelation ? 'customersupplier' : 'notmatchable'),
    element('level', String(LEVEL_OF[type])),
    ...fieldsOf(plain),
    ...(isRelation && control
      ? [
          element('substitutionlevel', '1'),
          named('substitutewith', control, { dimensiontype: 'BAS' }),
          element('relationsreference', `${type === 'DEB' ? 'K' : 'L'}${code}`),
        ]
      : []),
    named(
      'vatcode',
      vat ?? { code: '', name: '', shortname: '' },
      vat ? { type: vat.type, fixed: 'false' } : {},
    ),
    element('vatobligatory', String(ledger.vatObligatory)),
    element('childvalidations', childValidations(ledger.needs, financials)),
  ];
}

/** What must stand on the level below. */
function childValidations(needs: Dimension['needs'], { substitutewith }: Dimension['financials']) {
  if (substitutewith)
    return [element('childvalidation', substitutewith, { type: 'code', level: '1' })];
  if (needs === 'cost centre')
    return [element('childvalidation', 'KPL', { type: 'type', level: '2' })];
  return [];
}

const isInUse = (books: Books, { office, type, code }: Dimension): boolean =>
  transactionsOf(books, office).some(({ lines }) =>
    lines.some((line) =>
      LEVEL_OF[type] === 1 ? line.dim1 === code : line.dim2 === code || line.dim3 === code,
    ),
  );

function partElement(name: string, { attributes, fields }: Part): Element {
  const { country, ...rest } = fields;
  const parts = fieldsOf(rest);
  if (country !== undefined)
    parts.push(named('country', { code: country, name: country, shortname: '' }));
  return element(name, parts, attributes);
}
