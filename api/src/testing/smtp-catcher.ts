import net from 'node:net';

export type Caught = { from: string; to: string[]; text: string };

/** What the server says to a sender, to a recipient or at the end of an e-mail, when it is not `250 OK`. */
type Reaction = {
  sender?: () => string;
  recipient?: (address: string) => string | 'hang up';
  /** `hang up` breaks the line, here after the e-mail was taken and before saying so. */
  end?: () => string | 'hang up';
};

/** A mail server on a free port that keeps what it gets; `react` lets it behave badly. */
export async function smtpCatcher(react: Reaction = {}) {
  const caught: Caught[] = [];
  const server = net.createServer((socket) => converse(socket, caught, react));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo; // it listens on a port, not on a pipe
  const close = () => new Promise((resolve) => server.close(resolve));
  return { caught, url: `smtp://127.0.0.1:${port}`, close };
}

function converse(socket: net.Socket, caught: Caught[], react: Reaction) {
  let message: Caught = { from: '', to: [], text: '' };
  let isText = false;
  let pending = '';
  const say = (line: string | 'hang up') =>
    line === 'hang up' ? socket.destroy() : socket.write(`${line}\r\n`);

  const endMail = () => {
    caught.push(message);
    say(react.end?.() ?? '250 OK');
    isText = false;
  };
  const onCommand = (line: string) => {
    const address = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (/^MAIL/i.test(line)) {
      message = { from: address, to: [], text: '' };
      return say(react.sender?.() ?? '250 OK');
    }
    if (/^RCPT/i.test(line)) {
      const answer = react.recipient?.(address) ?? '250 OK';
      if (answer.startsWith('2')) message.to.push(address);
      return say(answer);
    }
    isText = /^DATA/i.test(line);
    say(isText ? '354 Go on' : /^QUIT/i.test(line) ? '221 Bye' : '250 OK');
  };

  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (pending + chunk.toString()).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (!isText) onCommand(line);
      else if (line === '.') endMail();
      else message.text += `${line.replace(/^\.\./, '.')}\n`;
    }
  });
  say('220 ready');
}
