type Part = { name: string; packed: Uint8Array; unpacked: number };

/** A zip of these texts (stored), and one part packed by hand that may lie about its size. */
export function zipOf(texts: Record<string, string>, ...parts: Part[]): Buffer {
  const all = [
    ...Object.entries(texts).map(([name, text]) => ({
      name,
      packed: Buffer.from(text),
      unpacked: Buffer.byteLength(text),
      method: 0,
    })),
    ...parts.map((part) => ({ ...part, method: 8 })),
  ];
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, packed, unpacked, method } of all) {
    const shared = Buffer.alloc(26); // what the file's header and its line in the directory share
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(unpacked, 18);
    shared.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed]);
    files.push(file);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, rest, Buffer.from(name));
    at += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(all.length, 4);
  end.writeUInt16LE(all.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}
