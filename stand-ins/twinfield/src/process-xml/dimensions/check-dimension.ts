import type { Books } from '../../books/books';
import { dimensionAt, vatCodeAt } from '../../books/find';
import { fitsMask, maskOf } from '../../books/masks';
import { DIMENSION_TYPES, type DimensionType, type Office } from '../../books/types';
import { type Complaint, error } from '../../messages/complaints';
import { child, childrenOf, type Element, place, textOf } from '../../xml/element';

/** Of the holder of a bank account. */
const LONGEST_ASCRIPTION = 40;
const WRITABLE: readonly DimensionType[] = ['DEB', 'CRD', 'KPL', 'PRJ'];

/** What is wrong with a dimension that was sent; nothing when it can be written. */
export function checkDimension(books: Books, office: Office, sent: Element): Complaint[] {
  return [
    ...checkTypeAndCode(office, sent),
    ...checkNames(sent),
    ...checkFinancials(books, office, child(sent, 'financials')),
    ...childrenOf(child(sent, 'addresses'), 'address').flatMap(checkCountry),
    ...childrenOf(child(sent, 'banks'), 'bank').flatMap((bank) => [
      ...checkAscription(bank),
      ...checkCountry(bank),
    ]),
  ];
}

function checkTypeAndCode(office: Office, sent: Element): Complaint[] {
  const at = place(sent, 'type');
  const said = at.text.trim();
  const type = DIMENSION_TYPES.find((each) => each === said);
  if (!type) return [error(at, (texts) => texts.dimensionTypeUnknown(said))];
  if (!WRITABLE.includes(type)) return [error(at, (texts) => texts.dimensionTypeClosed(type))];
  const code = textOf(sent, 'code');
  if (code === '' || fitsMask(office, type, code)) return [];
  return [error(place(sent, 'code'), (texts) => texts.codeFormat(maskOf(office, type)))];
}

function checkNames(sent: Element): Complaint[] {
  const inuse = child(sent, 'inuse');
  return [
    ...(textOf(sent, 'name') === ''
      ? [error(place(sent, 'name'), (texts) => texts.nameMissing())]
      : []),
    ...(inuse ? [error(inuse, (texts) => texts.notWritable('inuse'))] : []),
  ];
}

function checkFinancials(books: Books, { key }: Office, sent: Element | undefined): Complaint[] {
  return (sent?.children ?? []).flatMap((at): Complaint[] => {
    const said = at.text.trim();
    if (said === '') return [];
    if (at.name === 'duedays' && !/^\d{1,3}$/.test(said))
      return [error(at, (texts) => texts.dueDays())];
    if (at.name === 'vatcode' && !vatCodeAt(books, key, said))
      return [error(at, (texts) => texts.vatUnknown(said))];
    if (at.name === 'substitutewith' && !dimensionAt(books, key, 'BAS', said))
      return [error(at, (texts) => texts.ledgerNotFound(said))];
    return [];
  });
}

function checkCountry(part: Element): Complaint[] {
  const said = textOf(part, 'country');
  if (said === '' || /^[A-Z]{2}$/.test(said)) return [];
  return [error(place(part, 'country'), (texts) => texts.countryUnknown(said))];
}

function checkAscription(bank: Element): Complaint[] {
  if (textOf(bank, 'ascription').length <= LONGEST_ASCRIPTION) return [];
  return [error(place(bank, 'ascription'), (texts) => texts.ascription())];
}
