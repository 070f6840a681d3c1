import type { Office } from '../../books/types';
import type { Caller } from '../../soap/sign-on';
import type { StandIn } from '../../stand-in';
import type { Element } from '../../xml/element';

/** Answers a `<read>` within an office that is open to the caller. */
export type Reader = (standIn: StandIn, caller: Caller, root: Element, office: Office) => Element;
