// In a thread of its own: the library replaces what the language has, so that all that reads or writes JSON there is slow.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const document = await getDocument({ data: workerData, verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const { items } = await (await document.getPage(number)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  pages.push(text.replace(/[\s\u00A0]+/g, ' '));
}
parentPort.postMessage(pages);
