import { smtpCatcher } from '../../testing/smtp-catcher';
import { type MailMessage, NotTaken, newMailer, UncertainDelivery } from './mailer';

const message: MailMessage = {
  from_name: 'Bakkerij Jansen',
  reply_to: 'info@jansen.example',
  to: ['een@klant.example', 'twee@klant.example'],
  subject: 'Factuur 2026-0001',
  text: 'Beste klant',
  html: '<p>Beste klant</p>',
  message_id: '<vast@boekwerk.example>',
  attachments: [
    {
      filename: 'Factuur 2026-0001.pdf',
      content: Buffer.from('%PDF-'),
      contentType: 'application/pdf',
    },
  ],
};

async function send(given: Partial<MailMessage>, react?: Parameters<typeof smtpCatcher>[0]) {
  const { caught, url, close } = await smtpCatcher(react);
  const mailer = newMailer({ smtpUrl: url, mailFrom: 'noreply@boekwerk.example' });
  const result = await mailer.send({ ...message, ...given }).catch((error: Error) => error);
  mailer.close();
  await close();
  return { caught, result };
}

/** What was said of each address, in short. */
const saidIn = (result: Awaited<ReturnType<typeof send>>['result']) => {
  const answers =
    result instanceof NotTaken ? result.answers : result instanceof Error ? [] : result;
  return answers.map(({ email, text }) => `${email} ${text}`);
};

it('is one message to all, in the name of the company, with its fixed id and the PDF', async () => {
  const { caught, result } = await send({});
  expect(result).toEqual(
    message.to.map((email) => ({
      ...{ email, code: 250, text: '250 OK', server: '127.0.0.1' },
      at: expect.stringMatching(/^\d{4}-.+Z$/),
    })),
  );
  expect(caught).toHaveLength(1);
  expect(caught[0]).toMatchObject({ from: 'noreply@boekwerk.example', to: message.to });
  expect(caught[0]?.text).toMatch(/^From: Bakkerij Jansen <noreply@boekwerk.example>$/m);
  expect(caught[0]?.text).toMatch(/^Reply-To: info@jansen.example$/m);
  expect(caught[0]?.text).toMatch(/^Message-ID: <vast@boekwerk.example>$/m);
  expect(caught[0]?.text).toContain('filename="Factuur 2026-0001.pdf"');
});

it('is text, and the same as a page with its picture, beside the PDF', async () => {
  const picture = { filename: 'logo.png', content: Buffer.from('x'), contentType: 'image/png' };
  const attachments = [{ ...picture, cid: 'logo@boekwerk' }, ...message.attachments];
  const { caught } = await send({ attachments });
  const parts = [...(caught[0]?.text ?? '').matchAll(/^Content-Type: ([\w/-]+)/gm)];
  expect(parts.map(([, type]) => type)).toEqual([
    ...['multipart/mixed', 'multipart/alternative', 'text/plain'],
    ...['multipart/related', 'text/html', 'image/png', 'application/pdf'],
  ]);
  expect(caught[0]?.text).toMatch(/^Content-Disposition: inline; filename=logo.png$/m);
});

it('goes to the others when the server refuses one of them, and says which', async () => {
  const recipient = (address: string) => (address.startsWith('een') ? '550 no' : '250 OK');
  const { caught, result } = await send({}, { recipient });
  expect(saidIn(result)).toEqual(['een@klant.example 550 no', 'twee@klant.example 250 OK']);
  expect(caught[0]?.to).toEqual(['twee@klant.example']);
});

it('tells who is to be tried later from who is refused', async () => {
  const to = [...message.to, 'drie@klant.example'];
  const said: Record<string, string> = { een: '451 later', twee: '550 no' };
  const recipient = (address: string) => said[address.split('@')[0] ?? ''] ?? '250 OK';
  const { caught, result } = await send({ to }, { recipient });
  expect(saidIn(result)).toEqual([
    ...['een@klant.example 451 later', 'twee@klant.example 550 no', 'drie@klant.example 250 OK'],
  ]);
  expect(caught[0]?.to).toEqual(['drie@klant.example']);
});

it('goes to one of them alone, who still sees to whom else it went', async () => {
  const { caught } = await send({ only_to: ['twee@klant.example'] });
  expect(caught.map(({ to }) => to)).toEqual([['twee@klant.example']]);
  expect(caught[0]?.text).toMatch(/^To: een@klant.example, twee@klant.example$/m);
});

it('brings a copy to somebody whom the others do not see', async () => {
  const { caught, result } = await send({ copy_to: 'ik@jansen.example' });
  expect(caught.map(({ to }) => to)).toEqual([[...message.to, 'ik@jansen.example']]);
  expect(caught[0]?.text).not.toContain('ik@jansen.example');
  expect(saidIn(result)).toHaveLength(3);
});

it('knows an address by which a domain with letters of its own is asked about', async () => {
  const to = ['jan@caf\u00e9.example', 'piet@klant.example'];
  const recipient = (address: string) => (/^jan/.test(address) ? '550 no' : '250 OK');
  const { result } = await send({ to }, { recipient });
  expect(saidIn(result)).toEqual([`${to[0]} 550 no`, `${to[1]} 250 OK`]);
});

it('is uncertain when the line breaks after the e-mail, before the server has said anything', async () => {
  const { caught, result } = await send({}, { end: () => 'hang up' });
  expect(caught).toHaveLength(1);
  expect(result).toBeInstanceOf(UncertainDelivery);
});

it.each<[string, Parameters<typeof smtpCatcher>[0]]>([
  ['breaks the line before the e-mail', { recipient: () => 'hang up' }],
  ['refuses the e-mail', { end: () => '451 later' }],
  ['refuses everybody', { recipient: () => '550 no' }],
])('has failed for certain when the server %s', async (_, react) => {
  const { result } = await send({}, react);
  expect(result).toBeInstanceOf(Error);
  expect(result).not.toBeInstanceOf(UncertainDelivery);
});

it('says what the server said of each when it takes none of them', async () => {
  const recipient = (to: string) => (/^een/.test(to) ? '451 later' : '550 no');
  const { result } = await send({}, { recipient });
  expect(result).toBeInstanceOf(NotTaken);
  expect(saidIn(result)).toEqual(['een@klant.example 451 later', 'twee@klant.example 550 no']);
});

it('says of all what the server said of the e-mail itself', async () => {
  const { result } = await send({}, { end: () => '554 5.7.1 spam' });
  expect(result).toBeInstanceOf(NotTaken);
  expect(saidIn(result)).toEqual(message.to.map((email) => `${email} 554 5.7.1 spam`));
});

it('says nothing of anybody when the server refuses who sends', async () => {
  const { result } = await send({}, { sender: () => '550 5.7.1 who are you' });
  expect(result).toBeInstanceOf(Error);
  expect(saidIn(result)).toEqual([]);
});

it('judges each e-mail by itself, also under an id that was uncertain before', async () => {
  let end: string | undefined = 'hang up';
  const { url, close } = await smtpCatcher({
    end: () => end ?? '250 OK',
    recipient: () => (end ? '250 OK' : 'hang up'),
  });
  const mailer = newMailer({ smtpUrl: url, mailFrom: 'noreply@boekwerk.example' });
  const trySend = () => mailer.send(message).catch((error: Error) => error);
  const first = await trySend();
  end = undefined;
  const second = await trySend();
  mailer.close();
  await close();
  expect(first).toBeInstanceOf(UncertainDelivery);
  expect(second).toBeInstanceOf(Error);
  expect(second).not.toBeInstanceOf(UncertainDelivery);
});

it('lets nobody add a recipient or a header through a name or an address', async () => {
  const bad = 'x@klant.example\r\nBcc: dief@elders.example';
  const { caught } = await send({ from_name: 'Jan\r\nBcc: dief@elders.example', to: [bad] });
  for (const { to, text } of caught) {
    expect(to).not.toContain('dief@elders.example');
    expect(text).not.toMatch(/^Bcc:/m);
  }
});
