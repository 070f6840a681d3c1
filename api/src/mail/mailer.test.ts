import { smtpCatcher } from '../testing/smtp-catcher';
import { type Letter, newMailer } from './mailer';

const letter: Letter = {
  from_name: 'Bakkerij Jansen',
  reply_to: 'info@jansen.example',
  to: ['een@klant.example', 'twee@klant.example'],
  subject: 'Factuur 2026-0001',
  text: 'Beste klant',
  message_id: '<vast@boekwerk.example>',
  attachments: [
    {
      filename: 'Factuur 2026-0001.pdf',
      content: Buffer.from('%PDF-'),
      contentType: 'application/pdf',
    },
  ],
};

async function send(given: Partial<Letter>, react?: Parameters<typeof smtpCatcher>[0]) {
  const { caught, url, close } = await smtpCatcher(react);
  const mailer = newMailer({ smtpUrl: url, mailFrom: 'noreply@boekwerk.example' });
  const result = await mailer.send({ ...letter, ...given }).catch((error: Error) => error);
  mailer.close();
  await close();
  return { caught, result };
}

it('is one message to all, in the name of the company, with its fixed id and the PDF', async () => {
  const { caught, result } = await send({});
  expect(result).toEqual({ refused: [] });
  expect(caught).toHaveLength(1);
  expect(caught[0]).toMatchObject({ from: 'noreply@boekwerk.example', to: letter.to });
  expect(caught[0]?.text).toMatch(/^From: Bakkerij Jansen <noreply@boekwerk.example>$/m);
  expect(caught[0]?.text).toMatch(/^Reply-To: info@jansen.example$/m);
  expect(caught[0]?.text).toMatch(/^Message-ID: <vast@boekwerk.example>$/m);
  expect(caught[0]?.text).toContain('filename="Factuur 2026-0001.pdf"');
});

it('goes to the others when the server refuses one of them, and says which', async () => {
  const recipient = (address: string) => (address.startsWith('een') ? '550 no' : '250 OK');
  const { caught, result } = await send({}, { recipient });
  expect(result).toEqual({ refused: ['een@klant.example'] });
  expect(caught[0]?.to).toEqual(['twee@klant.example']);
});

it('fails when the line breaks after the letter, so that it is tried again', async () => {
  const { result } = await send({}, { end: () => 'hang up' });
  expect(result).toBeInstanceOf(Error);
});

it('lets nobody add a recipient or a header through a name or an address', async () => {
  const bad = 'x@klant.example\r\nBcc: dief@elders.example';
  const { caught } = await send({ from_name: 'Jan\r\nBcc: dief@elders.example', to: [bad] });
  for (const { to, text } of caught) {
    expect(to).not.toContain('dief@elders.example');
    expect(text).not.toMatch(/^Bcc:/m);
  }
});
