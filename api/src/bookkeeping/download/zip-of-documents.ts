import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { App } from '../../platform/app';
import { askAgain, askOnceMore } from '../../platform/export/ask-again';
import { openStored } from '../../platform/export/stored-file';
import { BYTE_ORDER_MARK, csvRow, textCell } from '../../platform/spreadsheets/csv';
import { indexRow } from './index-row';
import { namesInZip } from './names-in-zip';
import type { Downloaded } from './store';
import { TEXTS } from './texts';

/**
 * A zip of documents and an index of them, made while it is read: one file at a time is open, and none is in memory. A
 * document whose bytes are gone is empty in it, and the index says so; files that cannot be asked for now break it off.
 *
 * @param mayGoOn whether who asked for it still sees the documents; else it breaks off, and cannot be opened
 */
export function zipOfDocuments(
  store: App['store'],
  documents: readonly Downloaded[],
  mayGoOn: () => Promise<boolean>,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const nameOf = namesInZip();
  const rows = [csvRow(TEXTS.columns.map(textCell))];
  let open: Readable | null = null;

  const opened = async (index: number, document: Downloaded, name: string): Promise<Readable> => {
    await askAgain(index, mayGoOn);
    const bytes = await openStored(store, document.file_id, document.size);
    rows.push(indexRow(document, name, bytes === null));
    open = bytes ?? Readable.from([]);
    return open;
  };
  for (const [index, document] of documents.entries()) {
    const name = nameOf(document);
    // Documents are packed already.
    const options = { mtime: document.uploaded_date, compress: false };
    zip.addReadStreamLazy(name, options, (give) => {
      opened(index, document, name).then(
        (bytes) => give(null, bytes),
        (error) => output.destroy(error),
      );
    });
  }
  // It comes last, as only then is it known of which the bytes are there.
  zip.addReadStreamLazy(TEXTS.index, {}, (give) => {
    askOnceMore(mayGoOn).then(
      () => give(null, Readable.from([Buffer.from(BYTE_ORDER_MARK + rows.join(''))])),
      (error) => output.destroy(error),
    );
  });
  zip.end();
  zip.on('error', (error) => output.destroy(error as Error));
  // Who goes away while it is made leaves no file open.
  output.once('close', () => open?.destroy());
  return output;
}
