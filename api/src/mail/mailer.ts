import nodemailer from 'nodemailer';
import type { Config } from '../config';

export type Letter = {
  /** In whose name it goes; the address is ours, answers go to `reply_to` when there is one. */
  from_name: string;
  reply_to?: string;
  /** Addresses without names; all of them see each other. */
  to: readonly string[];
  subject: string;
  text: string;
  /** Fixed before the first try, so that a letter that goes twice is seen as one. */
  message_id: string;
  attachments: { filename: string; content: Uint8Array; contentType: string }[];
};

export type Mailer = {
  /**
   * Hands a letter to the mail server.
   *
   * @returns addresses that the server refused while it took the letter for others
   * @throws when nobody gets it, or when the server did not say
   */
  send: (letter: Letter) => Promise<{ refused: string[] }>;
  close: () => void;
};

const SECOND = 1000;

/** Mail by SMTP. */
export function newMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 60 * SECOND,
    // A letter consists of what we give it, never of a file or an address named in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ from_name, reply_to, to, message_id, attachments, ...rest }) => {
      const sent = await transport.sendMail({
        ...rest,
        from: { name: from_name, address: mailFrom },
        ...(reply_to ? { replyTo: { name: '', address: reply_to } } : {}),
        to: to.map((address) => ({ name: '', address })),
        messageId: message_id,
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
      });
      return { refused: sent.rejected.map(String) };
    },
    close: () => transport.close(),
  };
}
