import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { App } from '../../platform/app';
import { BYTE_ORDER_MARK, csvRow, textCell } from '../../platform/spreadsheets/csv';
import { indexRow } from './index-row';
import { namesInZip } from './names-in-zip';
import type { Downloaded } from './store';
import { TEXTS } from './texts';

/**
 * A zip of documents and an index of them, made while it is read: one file at a time is open, and none is in memory. A
 * document whose bytes are gone is empty in it, and the index says so.
 */
export function zipOfDocuments(store: App['store'], documents: readonly Downloaded[]): Readable {
  const zip = new ZipFile();
  const nameOf = namesInZip();
  const rows = [csvRow(TEXTS.columns.map(textCell))];
  let open: Readable | null = null;

  for (const document of documents) {
    const name = nameOf(document);
    // Documents are packed already.
    const options = { mtime: document.uploaded_date, compress: false };
    zip.addReadStreamLazy(name, options, (give) => {
      bytesOf(store, document).then((bytes) => {
        rows.push(indexRow(document, name, bytes === null));
        open = bytes ?? Readable.from([]);
        give(null, open);
      });
    });
  }
  // It comes last, as only then is it known of which the bytes are there.
  zip.addReadStreamLazy(TEXTS.index, {}, (give) =>
    give(null, Readable.from([Buffer.from(BYTE_ORDER_MARK + rows.join(''))])),
  );
  zip.end();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  // Who goes away while it is made leaves no file open.
  output.once('close', () => open?.destroy());
  return output;
}

async function bytesOf(
  store: App['store'],
  { file_id, size }: Downloaded,
): Promise<Readable | null> {
  try {
    const kept = await store.part(file_id, { from: 0, to: size - 1 });
    if (kept.size === size) return kept.bytes;
    kept.bytes.destroy();
    return null;
  } catch {
    return null;
  }
}
