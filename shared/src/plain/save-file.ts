/** Saves a file where the browser keeps its downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers only start reading after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves what is at an address, under the name it has there. The browser fetches it straight to the disk: it may be gigabytes. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

export const saveText = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
