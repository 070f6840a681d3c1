import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { PDFDocument } from '@cantoo/pdf-lib';
import { generateDueInvoices } from '../../invoicing/recurrence/generate-due-invoices';
import { aSchedule } from '../../invoicing/recurrence/testing/a-repeater';
import { aForm } from '../../invoicing/testing/an-invoice';
import type { App } from '../../platform/app';
import { attempt } from '../../platform/database/schema/sessions';
import { aDocument } from '../../testing/a-document';
import { aCustomer, type Company, type Member } from '../../testing/builders';
import { formWithFile } from '../../testing/form-with-file';
import { weeklyRows, workbookOf } from '../../testing/weekly-sheet';
import { type Action, byCall, type Click } from './walk-crashes';

/** Who does all of it: a company that keeps its books and imports, and another one to move documents to. */
export type Actors = { member: Member; bookkeeper: Member; other: Company };

/** All that touches two things, but for booking, which has a walk of its own. */
export const actionsOf = (actors: Actors): readonly Action[] => [
  ...sendingOf(actors),
  ...payingOf(actors),
  ...recurringOf(actors),
  ...documentsOf(actors),
  ...pagesOf(actors),
];

/** What somebody calls, and what is there before that. */
function worldOf({ headers, company }: Member) {
  const call = (method: 'POST' | 'PUT', path: string, payload: object = {}): Click => ({
    ...{ method, url: `/api/${path}`, headers, payload },
  });
  const ask = async (app: App, ...asked: Parameters<typeof call>) => {
    const answer = await app.http.inject(call(...asked));
    if (answer.statusCode >= 300) throw new Error(`${asked[1]}: ${answer.body}`);
    return answer.json();
  };
  const aConcept = async (app: App): Promise<Invoice> => {
    const customer = await aCustomer(app, company);
    const form = aForm(customer, { date: today(), expiration_date: addDays(today(), 30) });
    return ask(app, 'POST', 'invoicing/v1/invoice', form);
  };
  const aSent = async (app: App): Promise<Invoice> => {
    const { id } = await aConcept(app);
    return ask(app, 'PUT', `invoicing/v1/invoice/${id}/sent`, CONFIRMED);
  };
  const two = async (make: (app: App) => Promise<Invoice>, app: App) => ({
    invoice_ids: [(await make(app)).id, (await make(app)).id],
  });
  return { call, ask, aConcept, aSent, two };
}

const CONFIRMED = { is_confirmed: true };

function sendingOf({ member }: Actors): Action[] {
  const { call, ask, aConcept, aSent, two } = worldOf(member);
  const words = { subject: 'Factuur {invoice_number}', message: 'Hierbij.' };
  const letter = { emails: ['a@klant.example'], ...words, copy_to_self: true, ...CONFIRMED };
  return [
    byCall('send', async (app) => {
      const { id } = await aConcept(app);
      return call('POST', `invoicing/v1/invoice/${id}/send`, letter);
    }),
    byCall('send by hand', async (app) => {
      const { id } = await aConcept(app);
      return call('PUT', `invoicing/v1/invoice/${id}/sent`, CONFIRMED);
    }),
    byCall('send several', async (app) =>
      call('PUT', 'invoicing/v1/invoice/send/multiple', await two(aConcept, app)),
    ),
    byCall('send a credit', async (app) => {
      const { id } = await aSent(app);
      const credit = await ask(app, 'POST', `invoicing/v1/invoice/${id}/credit`);
      return call('PUT', `invoicing/v1/invoice/${credit.id}/sent`, CONFIRMED);
    }),
  ];
}

function payingOf({ member }: Actors): Action[] {
  const { call, aSent, two } = worldOf(member);
  return [
    byCall('pay', async (app) => {
      const { id } = await aSent(app);
      return call('PUT', `invoicing/v1/invoice/${id}/payment`, { payment: 21 });
    }),
    byCall('pay several', async (app) =>
      call('PUT', 'invoicing/v1/invoice/payment/multiple', await two(aSent, app)),
    ),
    byCall('credit', async (app) => {
      const { id } = await aSent(app);
      return call('POST', `invoicing/v1/invoice/${id}/credit`);
    }),
  ];
}

function recurringOf({ member }: Actors): Action[] {
  const { call, ask, aConcept } = worldOf(member);
  return [
    {
      name: 'recur',
      prepare: async (app) => {
        const { id } = await aConcept(app);
        const schedule = aSchedule({ next_date: today(), next_period_start: today() });
        await ask(app, 'POST', 'invoicing/v1/recurrence', {
          ...{ ...schedule, base_invoice_id: id, recurrence_type: 0 },
          ...{ max_recurrences: 2, send_automatically: true },
        });
        // The first one is due today, the second one is made by the action.
        return (current) => generateDueInvoices(current, addDays(today(), 7));
      },
    },
    byCall('invite', async (app) => {
      // In a whole walk more are invited than anybody does in an hour.
      await app.db.delete(attempt);
      return call('POST', 'users/v1/user', {
        ...{ name: 'Kim', last_name: 'Bakker', email: `kim${++last}@voorbeeld.nl` },
      });
    }),
  ];
}

const withFile = (click: Click, form: ReturnType<typeof formWithFile>): Click => ({
  ...{ ...click, payload: form.payload },
  headers: { ...click.headers, ...form.headers },
});

function documentsOf({ member, bookkeeper }: Actors): Action[] {
  const { call } = worldOf(member);
  return [
    byCall('upload', async () => {
      const bytes = Buffer.concat([PIXEL, Buffer.from(String(++last))]);
      const click = call('POST', 'administrations/v1/bookingitem/upload');
      return withFile(click, formWithFile({ name: 'bon.gif', bytes }));
    }),
    byCall('process', async (app) => {
      // One that cannot be read: to read a picture takes longer than all else here.
      const id = await aDocument(app, member, { tag: 'INK' });
      return call('PUT', `administrations/v1/bookingitem/${id}/tag`);
    }),
    byCall('import', async () => {
      const date = addDays('2020-01-06', 7 * ++last);
      const sheet = { name: 'week.xlsx', bytes: workbookOf(weeklyRows()), fields: { date } };
      const click = worldOf(bookkeeper).call('POST', 'administrations/v1/import');
      return withFile(click, formWithFile(sheet));
    }),
  ];
}

function pagesOf({ member, other }: Actors): Action[] {
  const { call } = worldOf(member);
  const aPaper = async (app: App) => aDocument(app, member, await twoPages());
  return [
    byCall('cut', async (app) => {
      const pages = { pages: [[1], [2]] };
      return call('PUT', `administrations/v1/bookingitem/${await aPaper(app)}/split`, pages);
    }),
    byCall('merge', async (app) =>
      call('POST', 'administrations/v1/bookingitem/merge', {
        booking_item_ids: [await aPaper(app), await aPaper(app)],
      }),
    ),
    byCall('move', async (app) => {
      const to = { relation_id: other.id };
      return call('PUT', `administrations/v1/bookingitem/${await aPaper(app)}/transfer`, to);
    }),
  ];
}

let last = 0;
/** The smallest picture there is; what follows its end is not looked at, and makes each another file. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

async function twoPages() {
  const document = await PDFDocument.create();
  for (const _ of [1, 2]) document.addPage();
  document.setTitle(String(++last));
  return { bytes: await document.save(), amount_pages: 2 };
}
