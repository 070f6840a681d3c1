import * as v from 'valibot';
import { daysBetween, isDate } from '../../domain/dates/dates';
import { PACKAGE_DIFFERENCES } from '../../domain/document/package-difference';
import { INPUT_VAT, TURNOVER_BOXES } from '../../domain/vat/vat-box';
import { endpoint, FileReply } from '../endpoint';
import { listOf, listQuery } from '../lists';

const day = v.pipe(v.string('Datum is verplicht'), v.check(isDate, 'Datum is onjuist'));

/** Both inclusive; a year is the longest that anybody files. */
const period = { start: day, end: day };
const MOST_DAYS = 366;

type Period = { start: string; end: string };

/** A step of a query's pipe: the days are in order, and no more than a year. */
const validPeriod = <Query extends Period>() =>
  v.rawCheck<Query>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { start, end } = dataset.value;
    const isInOrder = start <= end;
    if (isInOrder && daysBetween(start, end) < MOST_DAYS) return;
    addIssue({
      message: isInOrder ? 'Een periode is hooguit een jaar' : 'De laatste dag ligt voor de eerste',
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'end', value: end }],
    });
  });

/** Why a line counts in no box: nobody knows which, an exemption or 0 %, a purchase without VAT, or not in euro. */
export const NOT_ASSIGNED = ['no_box', 'exempt', 'no_vat', 'currency'] as const;
export type NotAssigned = (typeof NOT_ASSIGNED)[number];

const BOXES = [...TURNOVER_BOXES, INPUT_VAT] as const;

/** A figure that can be opened: a box, all VAT that is owed (5a), or what counts in no box. */
export const FIGURES = [...BOXES, '5a', ...NOT_ASSIGNED] as const;
export type VatFigure = (typeof FIGURES)[number];

const amounts = {
  /** Euro, without VAT; credits are negative. */
  turnover: v.number(),
  vat: v.number(),
  /** How many lines it is made of. */
  lines: v.number(),
};

/** What was sold to a customer in another country of the European Union, of one kind. */
const SalesListRow = v.object({
  /** As it stands on the invoices; empty for none. */
  tax_number: v.string(),
  name: v.string(),
  country: v.string(),
  /** Null when it is not known. */
  supply: v.nullable(v.picklist(['goods', 'services'])),
  amount: v.number(),
  problem: v.nullable(v.picklist(['no_number', 'no_eu_number', 'goods_or_services'])),
});
export type SalesListRow = v.InferOutput<typeof SalesListRow>;

export const VatOverview = v.object({
  /** In the order of the return; each is there. The turnover of 5b is that of the purchases, which is not declared. */
  boxes: v.array(v.object({ box: v.picklist(BOXES), ...amounts })),
  /** What counts in no box, by why; of what is not in euro no amounts are known. */
  not_assigned: v.array(v.object({ reason: v.picklist(NOT_ASSIGNED), ...amounts })),
  /** Of box 3b, per customer: together they are its turnover. */
  sales_list: v.array(SalesListRow),
  /** Booked documents that the package has otherwise now, or no more: they count as they were booked. The first are named. */
  differing: v.object({
    count: v.number(),
    documents: v.array(
      v.object({
        booking_item_id: v.number(),
        number: v.string(),
        relation: v.string(),
        difference: v.picklist(PACKAGE_DIFFERENCES),
      }),
    ),
  }),
  /** Whether booked documents count in it; else it is about the company's own invoices alone. */
  has_documents: v.boolean(),
  /** Not yet when invoices from before this overview still have to be counted in. */
  is_complete: v.boolean(),
});
export type VatOverview = v.InferOutput<typeof VatOverview>;

export const getVatOverview = endpoint({
  summary:
    'What goes into each box of the VAT return of a period, from sent invoices and booked documents, with the EU sales list. A help, not a return',
  method: 'GET',
  path: '/administrations/v1/vatoverview',
  right: 'invoicing',
  query: v.pipe(v.object(period), validPeriod()),
  reply: VatOverview,
});

/** A line of a figure: a kind of VAT of an invoice, or a line of what was booked of a document. */
const VatLine = v.object({
  /** Its place in the list. */
  id: v.number(),
  /** Which of the two; the ids are of each. */
  invoice_id: v.nullable(v.number()),
  booking_item_id: v.nullable(v.number()),
  date: v.string(),
  number: v.string(),
  relation: v.string(),
  /** In `currency`; credits are negative. */
  turnover: v.number(),
  vat: v.number(),
  currency: v.string(),
  /** In percent; null of a line without a VAT code. */
  rate: v.nullable(v.number()),
});
export type VatLine = v.InferOutput<typeof VatLine>;

/** How the lines are shown; the search is in numbers and names. */
export const VatLinesList = v.object({
  ...listQuery,
  sort: v.optional(v.picklist(['date']), 'date'),
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
});

export const listVatLines = endpoint({
  summary: 'The lines that a figure of the VAT overview is made of, by date; they add up to it',
  method: 'GET',
  path: '/administrations/v1/vatoverview/lines',
  right: 'invoicing',
  query: v.pipe(
    v.object({ ...VatLinesList.entries, ...period, figure: v.picklist(FIGURES, 'Vak is onjuist') }),
    validPeriod(),
  ),
  reply: listOf(VatLine, ['all']),
});

export const exportVatOverview = endpoint({
  summary:
    'The VAT overview of a period as a table for a spreadsheet, each box followed by the EU sales list',
  method: 'GET',
  path: '/administrations/v1/vatoverview/csv',
  right: 'invoicing',
  query: v.pipe(v.object(period), validPeriod()),
  reply: FileReply,
  produces: 'text/csv',
});
