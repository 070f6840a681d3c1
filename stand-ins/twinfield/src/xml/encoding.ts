/** How an answer travels. The real service was seen with all of them. */
export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be';

export const ENCODINGS: readonly Encoding[] = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be'];

/** What came in, by its byte order mark, else by what its type says, else UTF-8. */
export function decode(bytes: Buffer, contentType = ''): string {
  const marked = markOf(bytes);
  const said = /charset="?utf-16(le|be)?/i.exec(contentType);
  const name = marked ?? (said ? `utf-16${said[1] ?? 'le'}` : 'utf-8');
  return new TextDecoder(name).decode(bytes);
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

export function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8-bom') return Buffer.from(`\ufeff${text}`);
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

/** What `charset` says of an encoding. */
export const charsetOf = (encoding: Encoding): string =>
  encoding.startsWith('utf-16') ? 'utf-16' : 'utf-8';
