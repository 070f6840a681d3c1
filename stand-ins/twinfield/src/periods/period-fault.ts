import type { Message } from '../messages/complaints';
import { SoapFault } from '../soap/soap-fault';
import { type Element, element } from '../xml/element';

/** A fault of the periods, which has a detail of its own. */
export class PeriodFault extends SoapFault {
  readonly reason: 'YearNotFound';

  constructor(reason: 'YearNotFound', say: Message) {
    super(100, say);
    this.reason = reason;
  }

  override detail(message: string): Element[] {
    return [
      element('PeriodServiceFault', [element('Code', this.reason), element('Message', message)]),
    ];
  }
}
