import {
  accounting_connection,
  accounting_credentials,
  office_lease,
} from '../../../platform/database/schema/accounting';
import { appWithAccounting } from '../../../testing/a-linked-firm';
import type { Member } from '../../../testing/builders';
import { copyOffice, type ReadOffice, readOfficeOf } from '../../../testing/copy-office';
import { bookingIn } from './a-booking';

/** Before each test of a file: a firm that has linked an organisation, in the books of a client with an office in it. */
export function booksUnderTest() {
  const world = appWithAccounting();
  const { app, aLinkedFirm, aLinkedClient, inClient } = world;
  const own: {
    read?: ReadOffice;
    firm?: Awaited<ReturnType<typeof aLinkedFirm>>;
    bookkeeper?: Member;
    books?: ReturnType<typeof bookingIn>;
  } = {};
  beforeAll(async () => {
    const { company } = await aLinkedClient(await aLinkedFirm());
    own.read = await readOfficeOf(app, company);
  });
  beforeEach(async () => {
    // An organisation is one firm's.
    await app.db.delete(accounting_connection);
    await app.db.delete(accounting_credentials);
    await app.db.delete(office_lease);
    own.firm = await aLinkedFirm();
    own.bookkeeper = await inClient(own.firm);
    const { credentials_id } = own.firm;
    await copyOffice(app, own.read ?? notYet(), { ...own.bookkeeper, credentials_id });
    own.books = bookingIn(world, own.bookkeeper);
  });
  return {
    ...world,
    firm: () => own.firm ?? notYet(),
    bookkeeper: () => own.bookkeeper ?? notYet(),
    our: () => own.books ?? notYet(),
  };
}

function notYet(): never {
  throw new Error('only within a test');
}
