import * as contract from '@boekwerk/shared/contract/bookkeeping/booking';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { bookDocument } from './book-document';
import { bookingReply } from './booking-reply';
import { decideBooking } from './decide-booking';
import { endQuestion } from './end-question';
import { processDocument, processDocuments } from './process-document';
import { saveBooking } from './save-booking';
import { takeBack } from './take-back';

export function bookingRoutes(app: App) {
  serve(app, contract.getBookingItem, ({ params }, { db, caller }) =>
    bookingReply(db, caller.relation_id, params.id),
  );
  serve(app, contract.saveBookingItem, ({ params, body }, call) =>
    saveBooking(call, params.id, body),
  );
  serve(app, contract.processBookingItem, ({ params }, call) => processDocument(call, params.id));
  serve(app, contract.endQuestion, ({ params }, call) => endQuestion(call, params.id));
  serve(app, contract.processBookingItems, ({ body }, call) => processDocuments(call, body.ids));
  serve(app, contract.bookBookingItem, ({ params, body }, call) =>
    bookDocument(app, call, params.id, body),
  );
  serve(app, contract.takeBackBooking, ({ params }, call) => takeBack(call, params.id));
  serve(app, contract.decideBooking, ({ params, body }, call) =>
    decideBooking(call, params.id, body),
  );
}
