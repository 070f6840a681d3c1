import net from 'node:net';

/** Sends bytes as they are, and gives all that comes back until the other side closes. */
export function rawCall(port: number, ...parts: (string | Uint8Array)[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    // A reset after the answer is a way to close as well.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
