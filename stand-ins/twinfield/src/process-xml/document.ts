import type { CallKind } from '../faults/kinds';
import type { Caller } from '../soap/sign-on';
import type { StandIn } from '../stand-in';
import type { Element } from '../xml/element';

/** A document that was understood: what kind of call it is, and what answers it. */
export type DocumentCall = {
  kind: CallKind;
  credits: 1 | 3;
  answer: () => Element;
  /** .NET calls its texts UTF-16; this is one of the answers that say so. */
  saysUtf16?: boolean;
};

/** How documents with one root are answered. */
export type DocumentReader = (standIn: StandIn, caller: Caller, root: Element) => DocumentCall;
