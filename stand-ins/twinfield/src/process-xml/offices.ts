import type { Office } from '../books/types';
import { type Complaint, error } from '../messages/complaints';
import type { Caller } from '../soap/sign-on';
import { livingOffice, type StandIn } from '../stand-in';
import { type Element, place } from '../xml/element';

/** The office that a document names, or what is wrong with it. */
export function officeIn(
  standIn: StandIn,
  { user }: Caller,
  holder: Element,
): { office: Office } | { complaint: Complaint } {
  const at = place(holder, 'office');
  const office = livingOffice(standIn, user.organisation, at.text.trim());
  if (!office) return { complaint: error(at, (texts) => texts.officeUnknown()) };
  if (!user.offices.includes(office.code))
    return { complaint: error(at, (texts) => texts.noAccess()) };
  return { office };
}
