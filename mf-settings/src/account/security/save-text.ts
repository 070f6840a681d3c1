/** Saves a text where the browser keeps its downloads. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers only start reading after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
