// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import { answerEach } from '../../platform/child-process/answer-each.mjs';
import { openPdf } from '../pages/open-pdf.mjs';
import { readCiiInvoice } from './read-cii-invoice.mjs';
import { readUblInvoice } from './read-ubl-invoice.mjs';
import { xmlTree } from './xml-tree.mjs';

const NO_INVOICE = { problem: 'no invoice' };

/** The e-invoice that a file is or holds, by what it is (`xml` or `pdf`): `{invoice}`, or `{problem}`. */
answerEach((file, kind) => {
  const bytes = fs.readFileSync(file);
  return kind === 'pdf' ? inPdf(bytes) : inXml(bytes);
});

/** @param {Uint8Array} xml */
function inXml(xml) {
  const tree = xmlTree(xml);
  if (typeof tree === 'string') return { problem: tree };
  const { name, root } = tree;
  if (name === 'Invoice' || name === 'CreditNote') return known(readUblInvoice(name, root));
  return name === 'CrossIndustryInvoice' ? known(readCiiInvoice(root)) : NO_INVOICE;
}

/** Other documents have these names as well, but no number and no supplier. @param {ReturnType<typeof readCiiInvoice>} invoice */
function known(invoice) {
  return invoice.number === '' || invoice.seller.name === '' ? NO_INVOICE : { invoice };
}

/** The first of the XML files in a PDF that is an invoice. @param {Uint8Array} pdf */
async function inPdf(pdf) {
  try {
    const document = await openPdf(pdf);
    const attached = document === 'locked' ? [] : document.getAttachments();
    const read = attached
      .filter(({ name }) => name.toLowerCase().endsWith('.xml'))
      .map(({ data }) => inXml(data));
    return read.find((one) => 'invoice' in one) ?? NO_INVOICE;
  } catch {
    return NO_INVOICE;
  }
}
