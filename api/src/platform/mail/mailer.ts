import type { MailAnswer } from '@boekwerk/shared/domain/invoice/mail-answer';
import nodemailer, { type Transporter } from 'nodemailer';
import type { Config } from '../config';
import { answersTo, type Delivered, type Rejection } from './answers-to';

export type MailMessage = {
  /** Display name of the sender; the address is ours, replies go to `reply_to` when given. */
  from_name: string;
  reply_to?: string;
  /** Addresses without names; all of them see each other. */
  to: readonly string[];
  /** Gets it as well, unseen by them. */
  copy_to?: string | null;
  /** Limits the delivery to these of all; all when left out. */
  only_to?: readonly string[] | undefined;
  subject: string;
  text: string;
  /** The same as a page. */
  html: string;
  /** Fixed before the first attempt, so that a duplicate delivery is recognised. */
  message_id: string;
  /** One with a `cid` belongs to the page, which shows it. */
  attachments: { filename: string; content: Uint8Array; contentType: string; cid?: string }[];
};

export type Mailer = {
  /**
   * Hands an e-mail to the mail server.
   *
   * @returns what the server answered for each address; it took the e-mail for one of them at least
   * @throws UncertainDelivery when the server received everything but did not confirm
   * @throws NotTaken when it answered for all of them, and took it for none
   * @throws Error when it was not delivered to anybody, for a reason that is about none of them
   */
  send: (message: MailMessage) => Promise<MailAnswer[]>;
  close: () => void;
};

/** The connection broke after the whole e-mail was sent and before the server confirmed: it may arrive. */
export class UncertainDelivery extends Error {}

/** The server took the e-mail for nobody. */
export class NotTaken extends Error {
  constructor(readonly answers: readonly MailAnswer[]) {
    super(`not taken: ${answers.map(({ code }) => code).join(', ')}`);
  }
}

const SECOND = 1000;

/** Mail by SMTP. */
export function newMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 60 * SECOND,
    // An e-mail consists of what we give it, never of a file or an address named in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const handedOver = watchHandedOver(transport);
  const server = new URL(smtpUrl).hostname;
  return {
    send: async ({
      from_name,
      reply_to,
      to,
      copy_to,
      only_to,
      message_id,
      attachments,
      ...rest
    }) => {
      const addresses = [...(only_to ?? everybody({ to, copy_to }))];
      const message = {
        ...rest,
        from: { name: from_name, address: mailFrom },
        ...(reply_to ? { replyTo: addressOnly(reply_to) } : {}),
        to: to.map(addressOnly),
        envelope: { from: mailFrom, to: addresses.map(addressOnly) },
        messageId: message_id,
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
      };
      try {
        const delivered: Delivered = await transport.sendMail(message);
        return answersTo(addresses, delivered, server);
      } catch (error) {
        throw failureOf(error as SmtpError, handedOver.has(message_id), { addresses, server });
      } finally {
        handedOver.delete(message_id);
      }
    },
    close: () => transport.close(),
  };
}

/** Who gets an e-mail: those that see each other, and who gets a copy. */
export const everybody = ({ to, copy_to }: Pick<MailMessage, 'to' | 'copy_to'>): string[] =>
  copy_to ? [...to, copy_to] : [...to];

/** Not as text, in which whoever reads it finds more of them. */
const addressOnly = (address: string) => ({ name: '', address });

/** As nodemailer throws it: `rejectedErrors` when the server took no address, no `responseCode` when it did not answer. */
type SmtpError = Error & {
  command?: string;
  response?: string;
  responseCode?: number;
  rejectedErrors?: Rejection[];
};

/** The letter itself was refused, for all of them, when the server says so once it has it. */
function failureOf(
  error: SmtpError,
  isHandedOver: boolean,
  { addresses, server }: { addresses: readonly string[]; server: string },
): Error {
  const { command, response, responseCode, rejectedErrors } = error;
  if (responseCode === undefined)
    return isHandedOver ? new UncertainDelivery('no answer', { cause: error }) : error;
  if (rejectedErrors?.length) return new NotTaken(answersTo(addresses, { rejectedErrors }, server));
  return command === 'DATA' ? new NotTaken(answersTo(addresses, { response }, server)) : error;
}

/** The ids of the e-mails that were sent to the last byte. */
function watchHandedOver(transport: Transporter): Set<string> {
  const handedOver = new Set<string>();
  transport.use('stream', ({ message, data }, done) => {
    message.processFunc((stream) => stream.once('end', () => handedOver.add(data.messageId ?? '')));
    done();
  });
  return handedOver;
}
