import type { Office, Organisation, User } from '../books/types';
import { TEXTS, type Texts } from '../messages/texts';
import { liveToken, whyDead } from '../oauth/tokens';
import { livingOffice, livingOffices, type StandIn } from '../stand-in';
import { type Element, textOf } from '../xml/element';
import { soapFault } from './soap-fault';

/** Who asks, by the token in the header; `office` is the one that the header names, if it does. */
export type Caller = {
  user: User;
  organisation: Organisation;
  client: string;
  office: Office | undefined;
  texts: Texts;
};

/**
 * Whom a header stands for.
 *
 * @throws SoapFault 101 without a token, 103 or 354 for one that is not valid (any more), 351 without the scope,
 * 358 or 359 for an office that is not there, 102 for one that is closed to the user
 */
export function signOn(standIn: StandIn, header: Element | undefined): Caller {
  const said = textOf(header, 'AccessToken');
  if (said === '') throw soapFault(101);
  const token = liveToken(standIn.books, 'access', said);
  if (!token) throw soapFault(whyDead(standIn.books, said) === 'revoked' ? 103 : 354);
  const { tables } = standIn.books;
  const user = tables.users.get(`${token.organisation}/${token.user}`);
  const organisation = tables.organisations.get(token.organisation);
  if (!user || !organisation) throw soapFault(103);
  if (!token.scope.split(' ').includes('twf.organisationUser')) throw soapFault(351);

  const texts = TEXTS[user.language];
  const office = officeOf(standIn, user, header, texts);
  return { user, organisation, client: token.client, office, texts };
}

/** The office that a header names by its code or its id; the code decides when it has both. */
function officeOf(standIn: StandIn, user: User, header: Element | undefined, texts: Texts) {
  const code = textOf(header, 'CompanyCode');
  const companyId = textOf(header, 'CompanyId');
  if (code === '' && companyId === '') return undefined;
  const office =
    code === ''
      ? livingOffices(standIn, user.organisation).find((each) => each.companyId === companyId)
      : livingOffice(standIn, user.organisation, code);
  if (!office && code === '') throw soapFault(359, () => texts.companyIdUnknown());
  if (!office) throw soapFault(358, () => texts.companyUnknown(code));
  if (companyId !== '' && office.companyId !== companyId)
    throw soapFault(359, () => texts.companyIdUnknown());
  if (!user.offices.includes(office.code)) throw soapFault(102, () => texts.noAccess());
  return office;
}

/** The office of a caller. @throws SoapFault 101 when the header named none */
export function officeOfCaller({ office }: Caller): Office {
  if (!office) throw soapFault(101, (texts) => texts.companyMissing());
  return office;
}
