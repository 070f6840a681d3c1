// Reads the text of each PDF that it is sent; answers with one text per page.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

process.on('message', async (data) => {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''));
  }
  process.send(pages);
});
