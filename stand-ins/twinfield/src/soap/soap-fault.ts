import type { Message } from '../messages/complaints';
import { type Element, element } from '../xml/element';

/** The codes of faults and the HTTP status that goes with each. Source: the package's guidelines, "error codes". */
export const FAULT_STATUS: Record<number, number> = {
  400: 400,
  100: 500,
  101: 500,
  102: 403,
  103: 401,
  104: 403,
  105: 403,
  106: 403,
  187: 500,
  351: 401,
  352: 403,
  353: 403,
  354: 401,
  358: 403,
  359: 403,
};

/** Nothing was done; the answer is a SOAP fault instead of a document. */
export class SoapFault extends Error {
  readonly code: number;
  readonly say: Message;

  constructor(code: number, say: Message) {
    super(`SOAP fault ${code}`);
    this.code = code;
    this.say = say;
  }

  /** What stands in `detail`. */
  detail(message: string): Element[] {
    return [
      element('message', message),
      element('code', String(this.code)),
      element('source', 'Twinfield.WebServices'),
    ];
  }
}

/** What each code says. */
const FAULT_MESSAGES: Record<number, Message> = {
  100: (texts) => texts.unexpected(),
  101: (texts) => texts.tokenMissing(),
  102: (texts) => texts.accessDenied(),
  103: (texts) => texts.credentialsGone(),
  104: (texts) => texts.accessDenied(),
  105: (texts) => texts.accessDenied(),
  106: (texts) => texts.accessDenied(),
  187: (texts) => texts.invalidXml(),
  351: (texts) => texts.scopeMissing(),
  352: (texts) => texts.accessDenied(),
  353: (texts) => texts.accessDenied(),
  354: (texts) => texts.tokenInvalid(),
  358: (texts) => texts.officeUnknown(),
  359: (texts) => texts.companyIdUnknown(),
};

/** A fault with the words of its code, or others. */
export const soapFault = (code: number, say = FAULT_MESSAGES[code]): SoapFault =>
  new SoapFault(code, say ?? ((texts) => texts.unexpected()));
