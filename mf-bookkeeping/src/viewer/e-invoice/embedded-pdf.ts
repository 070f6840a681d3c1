/** The invoice as its supplier prints it. */
export type EmbeddedPdf = { name: string; bytes: Uint8Array };

/** The element of a file in an e-invoice: that of UBL, and that of CII. */
const HELD = /EmbeddedDocumentBinaryObject|AttachmentBinaryObject/;

/**
 * The PDF in an e-invoice, if it holds one. It is found by its text, of which it is known that it declares nothing of its
 * own: pages may not have the browser parse a stranger's markup.
 */
export function embeddedPdf(xml: Uint8Array): EmbeddedPdf | null {
  for (const part of new TextDecoder().decode(xml).split(HELD).slice(1)) {
    const [attributes = '', rest = ''] = part.split('>', 2);
    if (attributeIn(attributes, 'mimeCode').toLowerCase() !== 'application/pdf') continue;
    const bytes = fromBase64(rest.split('<', 1)[0] ?? '');
    if (bytes && isPdf(bytes))
      return { name: attributeIn(attributes, 'filename') || 'factuur.pdf', bytes };
  }
  return null;
}

const attributeIn = (attributes: string, name: string): string =>
  attributes.replaceAll("'", '"').split(`${name}="`)[1]?.split('"')[0] ?? '';

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

const isPdf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
