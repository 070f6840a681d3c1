import fs from 'node:fs/promises';

/**
 * How a file begins and how it ends, so many bytes of each, in latin1; what is between stays on the disk.
 *
 * @throws ENOENT
 */
export async function readEnds(
  file: string,
  bytes: { head: number; tail: number },
): Promise<{ head: string; tail: string }> {
  const handle = await fs.open(file, 'r');
  try {
    const { size } = await handle.stat();
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      return buffer.toString('latin1', 0, bytesRead);
    };
    return {
      head: await read(0, bytes.head),
      tail: await read(Math.max(0, size - bytes.tail), bytes.tail),
    };
  } finally {
    await handle.close();
  }
}
