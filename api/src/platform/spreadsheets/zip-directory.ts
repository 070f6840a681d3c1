/** One file in a zip, as its directory says. */
export type ZipEntry = {
  name: string;
  encrypted: boolean;
  packed: number;
  unpacked: number;
};

const END_RECORD = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_FILE = 0x04034b50;
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;

/**
 * The files a zip says it has, without unpacking any. Source: PKWARE APPNOTE 4.3.12 and 4.3.16.
 *
 * Stricter than the format, which lets anything stand before and behind: the file begins with its first
 * entry and ends with its directory, so it cannot be something else as well.
 *
 * @returns `null` when it is no such zip (zip64, which a file of 10 MB never needs, included)
 */
export function zipDirectory(bytes: Buffer, maxEntries: number): ZipEntry[] | null {
  const end = endRecord(bytes);
  if (end === null || bytes.length < 4 || bytes.readUInt32LE(0) !== LOCAL_FILE) return null;

  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  if (count > maxEntries || start + size !== end) return null;

  const entries: ZipEntry[] = [];
  let at = start;
  while (entries.length < count) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : null;
}

/** Where the record at the end starts; its comment reaches to the last byte. */
function endRecord(bytes: Buffer): number | null {
  const lowest = Math.max(0, bytes.length - END_RECORD_BYTES - MAX_COMMENT_BYTES);
  for (let at = bytes.length - END_RECORD_BYTES; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) !== END_RECORD) continue;
    if (at + END_RECORD_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return null;
}
