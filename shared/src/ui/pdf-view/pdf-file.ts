/** The bytes of a PDF that the API gave as text. */
export const pdfFromBase64 = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Saves a PDF where the browser keeps its downloads. */
export function savePdf(pdf: Uint8Array, name: string): void {
  const blob = new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers only start reading after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
