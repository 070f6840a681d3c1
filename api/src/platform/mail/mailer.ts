import nodemailer, { type Transporter } from 'nodemailer';
import type { Config } from '../config';

export type MailMessage = {
  /** In whose name it goes; the address is ours, answers go to `reply_to` when there is one. */
  from_name: string;
  reply_to?: string;
  /** Addresses without names; all of them see each other. */
  to: readonly string[];
  /** Who of them gets it now; everybody when it is not said. */
  only_to?: readonly string[] | undefined;
  subject: string;
  text: string;
  /** Fixed before the first try, so that an e-mail that goes twice is seen as one. */
  message_id: string;
  attachments: { filename: string; content: Uint8Array; contentType: string }[];
};

/** Addresses the server refused for good, and those for which it asked to try later. */
export type Undelivered = { refused: string[]; later: string[] };

export type Mailer = {
  /**
   * Hands an e-mail to the mail server.
   *
   * @returns addresses that the server did not take while it took the e-mail for others
   * @throws UncertainDelivery when the server had it all and did not say whether it took it
   * @throws RefusedAddresses when it will not take any of them, later neither
   * @throws Error when nobody gets it
   */
  send: (message: MailMessage) => Promise<Undelivered>;
  close: () => void;
};

/** The server had the whole e-mail and the line broke before it said whether it took it: it may arrive. */
export class UncertainDelivery extends Error {}

/** The server knows none of the addresses. */
export class RefusedAddresses extends Error {
  constructor(
    readonly addresses: readonly string[],
    cause: unknown,
  ) {
    super(`refused: ${addresses.length} of ${addresses.length}`, { cause });
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
  return {
    send: async ({ from_name, reply_to, to, only_to = to, message_id, attachments, ...rest }) => {
      const message = {
        ...rest,
        from: { name: from_name, address: mailFrom },
        ...(reply_to ? { replyTo: { name: '', address: reply_to } } : {}),
        to: to.map((address) => ({ name: '', address })),
        ...(only_to === to ? {} : { envelope: { from: mailFrom, to: [...only_to] } }),
        messageId: message_id,
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
      };
      try {
        return undelivered(await transport.sendMail(message));
      } catch (error) {
        throw failureOf(error as SmtpError, handedOver.has(message_id));
      } finally {
        handedOver.delete(message_id);
      }
    },
    close: () => transport.close(),
  };
}

function undelivered({ rejected, rejectedErrors = [] }: Delivered): Undelivered {
  const askedToWait = rejectedErrors.filter(({ responseCode = 0 }) => responseCode < 500);
  const later = askedToWait.map(({ recipient }) => String(recipient));
  return { refused: rejected.map(String).filter((address) => !later.includes(address)), later };
}

/** As nodemailer gives it: an error for each of the rejected addresses, with what the server said. */
type Delivered = {
  rejected: unknown[];
  rejectedErrors?: { recipient?: unknown; responseCode?: number }[];
};

/** As nodemailer throws it: `rejected` when the server took no address, no `responseCode` when it did not answer. */
type SmtpError = Error & { responseCode?: number; rejected?: unknown[] };

function failureOf(error: SmtpError, isHandedOver: boolean): Error {
  const { responseCode, rejected } = error;
  if (isHandedOver && responseCode === undefined)
    return new UncertainDelivery('no answer', { cause: error });
  if (rejected && responseCode !== undefined && responseCode >= 500)
    return new RefusedAddresses(rejected.map(String), error);
  return error;
}

/** The ids of the e-mails that have gone over the line to their last byte. */
function watchHandedOver(transport: Transporter): Set<string> {
  const handedOver = new Set<string>();
  transport.use('stream', ({ message, data }, done) => {
    message.processFunc((stream) => stream.once('end', () => handedOver.add(data.messageId ?? '')));
    done();
  });
  return handedOver;
}
