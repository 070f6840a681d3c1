import type { Party } from '@boekwerk/shared/contract/invoice';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { type About, archiveOf, describe, isArchived, PRODUCER } from './archive';
import { checkPrint } from './check-print';
import { footerOf } from './footer';
import { continuedOf, headerOf, titleOf } from './header';
import { linesOf } from './lines';
import { logoForPdf } from './logo';
import { COLOR, PAGE, STYLES } from './look';
import { pdfmake } from './pdfmake';
import type { PrintedInvoice } from './printed-invoice';
import { readText } from './read-text';
import { TEXTS } from './texts';
import { totalsOf } from './totals';
import { unprintableIn } from './unprintable-in';

/**
 * The PDF of an invoice: PDF/A-3b, unless it is a concept or a template. Equal invoices give equal bytes, whenever
 * they are made. It is read back before anybody gets it. Takes a while, so that the API does it by `drawInvoice`.
 *
 * @throws Error when a line or a total is missing on it
 */
export async function renderInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  const logo = invoice.logo && (await logoForPdf(invoice.logo));
  if (isArchived(invoice)) checkSigns(invoice);
  const { from, to, reference } = invoice;
  const pdf = await layOut(
    {
      ...invoice,
      from: eachInOneRow(from),
      to: eachInOneRow(to),
      reference: inOneRow(reference),
    },
    logo,
  );
  checkPrint(invoice, readText(pdf));
  return pdf;
}

/** Nobody is sent a box for what no font has. */
function checkSigns(invoice: PrintedInvoice) {
  const [first] = unprintableIn(invoice);
  if (first) throw new Error(`no font has ${first.signs.join(' ')} of ${first.field}`);
}

/** A name with line ends in it would push what stands together off its page. */
const inOneRow = (text: string) =>
  text
    .split(/[\r\n\u2028\u2029]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join(' ');

const eachInOneRow = (party: Party): Party =>
  Object.fromEntries(Object.entries(party).map(([key, text]) => [key, inOneRow(text)])) as Party;

async function layOut(invoice: PrintedInvoice, logo: string | null): Promise<Buffer> {
  const about = aboutOf(invoice);
  const made = pdfmake.createPdf(documentOf(invoice, logo, about));
  if (isArchived(invoice)) describe(await made.getStream(), about);
  return made.getBuffer();
}

const aboutOf = (invoice: PrintedInvoice): About => ({
  title: [titleOf(invoice), invoice.number].filter(Boolean).join(' '),
  author: partyName(invoice.from),
  // The day of the invoice instead of now: two renders of one invoice are the same file.
  creationDate: new Date(`${invoice.reminder?.date ?? invoice.date}T00:00:00Z`),
});

function documentOf(
  invoice: PrintedInvoice,
  logo: string | null,
  about: About,
): TDocumentDefinitions {
  const totals = invoiceTotals(invoice);
  return {
    pageSize: 'A4',
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: 'nl-NL',
    info: { ...about, creator: PRODUCER, producer: PRODUCER },
    defaultStyle: {
      font: 'Inter',
      fontSize: 9,
      lineHeight: 1.25,
      color: COLOR.ink,
    },
    styles: STYLES,
    ...watermarkOf(invoice),
    ...archiveOf(invoice, about),
    content: [...headerOf(invoice, logo), linesOf(invoice, totals), totalsOf(invoice, totals)],
    header: (page) => continuedOf(invoice, page),
    footer: (page, pages) => footerOf(invoice, page, pages),
  };
}

function watermarkOf(invoice: PrintedInvoice): Pick<TDocumentDefinitions, 'watermark'> {
  if (isArchived(invoice)) return {};
  const text = invoice.is_template ? TEXTS.templateMark : TEXTS.conceptMark;
  return { watermark: { text, color: COLOR.muted, opacity: 0.07, bold: true } };
}
