import type { Books } from '../../books/books';
import type { Office } from '../../books/types';
import { type Complaint, error, type Message, warning } from '../../messages/complaints';
import type { StandIn } from '../../stand-in';
import type { Element } from '../../xml/element';

/** A transaction that is being read: where its rules are looked up, and what is wrong with it so far. */
export type Reading = {
  standIn: StandIn;
  books: Books;
  office: Office;
  sent: Element;
  header: Element;
  complaints: Complaint[];
  fail: (at: Element, say: Message) => void;
  /** Kept only where warnings are asked for: on the element, else on the transaction; they are when nothing is said. */
  warn: (at: Element, say: Message) => void;
};

export function readingOf(
  standIn: StandIn,
  office: Office,
  sent: Element,
  header: Element,
): Reading {
  const complaints: Complaint[] = [];
  return {
    standIn,
    books: standIn.books,
    office,
    sent,
    header,
    complaints,
    fail: (at, say) => complaints.push(error(at, say)),
    warn(at, say) {
      const asked = at.attributes.raisewarning ?? sent.attributes.raisewarning ?? 'true';
      if (asked !== 'false') complaints.push(warning(at, say));
    },
  };
}
