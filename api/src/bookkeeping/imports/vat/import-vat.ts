import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { conflict } from '../../../platform/errors';
import type { StoredAhead } from '../../../platform/files/files';
import type { Call, Preparation } from '../../../platform/http/call';
import { bookingDescription } from '../../booking/booking-description';
import { insertDocuments } from '../insert-documents';
import { keepImport } from '../keep-import';
import { type DrawnPaper, drawPapers } from '../papers/draw-papers';
import { lockImports } from '../store';
import { keyOf } from './check-rows';
import { keepParties } from './keep-parties';
import { paperOfInvoice } from './paper-of-invoice';
import { type PlannedInvoice, planVat } from './plan-vat';
import type { VatSheet } from './read-vat-sheet';
import { VAT_TEXTS as TEXTS } from './texts';
import { vatReply } from './vat-reply';

/** What a sheet would do; keeps nothing. */
export const checkVat = async ({ db, caller }: Pick<Call, 'db' | 'caller'>, sheet: VatSheet) =>
  vatReply(await planVat(db, caller.relation_id, sheet.checked), sheet.cells);

/** By invoice, the PDF of its rows, which has no row of its own yet. */
export type Papers = ReadonlyMap<string, StoredAhead & Pick<DrawnPaper, 'pages'>>;

/** Draws and stores what an import will need, before its transaction. @throws HttpError 503 */
export async function prepareVat(
  { db, caller, files, newFolder, signal }: Preparation<Call>,
  { checked, file }: VatSheet,
): Promise<Papers> {
  const { errors, planned } = await planVat(db, caller.relation_id, checked);
  if (errors.length > 0) return new Map();
  const papers = planned.map(({ invoice }) => paperOfInvoice(invoice, file.name));
  const drawn = await drawPapers(papers, { newFolder, signal });
  const stored = await files.storeAhead(drawn);
  return new Map(
    planned.flatMap(({ invoice }, at) => {
      const [ahead, paper] = [stored[at], drawn[at]];
      return ahead && paper ? [[keyOf(invoice), { ...ahead, pages: paper.pages }]] : [];
    }),
  );
}

/**
 * Makes a document of each invoice in a sheet that is not there yet, ready to be booked, with a PDF of its rows; suppliers
 * that are new are added. With an error nothing is made.
 *
 * @throws HttpError 409 when an invoice that was there when the papers were drawn is not any more
 */
export async function importVat(call: Call, { file, cells, checked }: VatSheet, papers: Papers) {
  const { db, caller, files, record } = call;
  const { relation_id, user_id } = caller;
  await lockImports(db, relation_id);
  const plan = await planVat(db, relation_id, checked);
  const { planned, errors, warnings } = plan;
  const kept = await keepImport(call, { type: 'vat', week: null, file, errors, warnings });
  const isRefused = errors.length > 0;
  const needed = new Set(isRefused ? [] : planned.map(({ invoice }) => keyOf(invoice)));
  files.discard([...papers].flatMap(([key, paper]) => (needed.has(key) ? [] : paper)));
  if (isRefused) return vatReply({ ...plan, planned: [] }, cells);

  const idOf = await keepParties(call, planned);
  const sources = planned.map(({ invoice }) => {
    const paper = papers.get(keyOf(invoice));
    if (!paper) throw conflict(TEXTS.changedMeanwhile);
    return { invoice, paper, name: `${titleOf(invoice)}.pdf` };
  });
  const content_type = 'application/pdf';
  await files.putAhead(
    sources.map(({ name, paper: source }) => ({ relation_id, name, content_type, source })),
  );
  const now = new Date();
  const documents = planned.map(({ invoice, party, ...booking }, at) => ({
    ...{ relation_id, import_id: kept.id },
    file_id: sources[at]?.paper.id ?? '',
    file_name: sources[at]?.name ?? '',
    amount_pages: sources[at]?.paper.pages ?? 1,
    ...{ uploaded_by: user_id, tag: invoice.tag, tagged_by: user_id, tagged_date: now },
    status: DocumentStatus.toBook,
    supplier_relation_id: idOf(party),
    ...{ invoice_number: invoice.number, date: invoice.date },
    description: bookingDescription(
      invoice.rows.find(({ description }) => description)?.description || titleOf(invoice),
    ),
    ...booking,
  }));
  const ids = await insertDocuments(db, documents);
  for (const [at, id] of ids.entries()) {
    const { file_name, invoice_number, amount, tag } = documents[at] as (typeof documents)[number]; // one each
    record({ entity: 'booking_item', id, after: { file_name, invoice_number, amount, tag } });
  }
  return vatReply(plan, cells);
}

const titleOf = ({ tag, number }: PlannedInvoice['invoice']) =>
  (tag === 'INK' ? TEXTS.purchase(number) : TEXTS.sale(number)).replace(/[/\\\p{Cc}]/gu, '-');
