import type { CallKind } from '../faults/kinds';
import type { StandIn } from '../stand-in';
import type { Element } from '../xml/element';
import type { Caller } from './sign-on';

/** What came of a call: the element for the body, and what a person reads of it. */
export type Answer = { body: Element; shown: string };

/** A call that was understood, and is not carried out yet. */
export type Call = {
  kind: CallKind;
  /** What it costs. Source: fair use policy, a query 1, anything else 3. */
  credits: 1 | 3;
  /** What a person reads of what was asked. */
  asked: string;
  /** Does it. @throws SoapFault when it cannot be done at all */
  run: () => Answer;
};

/** One address of the package. */
export type Service = {
  name: string;
  path: string;
  /** The element of the header that says who asks. */
  header: { name: string; namespace: string; partsNamespace: string };
  /** Understands what is asked. @throws SoapFault when nobody could */
  read: (standIn: StandIn, caller: Caller, body: Element, action: string) => Call;
};
