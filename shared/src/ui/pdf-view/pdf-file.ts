import { saveFile } from '../../plain/save-file';

/** The bytes of a PDF that the API gave as text. */
export const pdfFromBase64 = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Saves a PDF where the browser keeps its downloads. */
export const savePdf = (pdf: Uint8Array, name: string): void =>
  saveFile(new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), name);
