/** The text of an answer, by its byte order mark, else by what its type says, else UTF-8. */
export const decodeBytes = (bytes: Uint8Array, content_type: string): string =>
  // The decoder takes the mark away.
  new TextDecoder(encodingOf(bytes, content_type)).decode(bytes);

function encodingOf([first, second]: Uint8Array, content_type: string): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const said = /charset="?utf-16(le|be)?/i.exec(content_type);
  return said ? `utf-16${said[1] ?? 'le'}` : 'utf-8';
}
