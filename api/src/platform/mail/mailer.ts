import nodemailer, { type Transporter } from 'nodemailer';
import type { Config } from '../config';

export type MailMessage = {
  /** Display name of the sender; the address is ours, replies go to `reply_to` when given. */
  from_name: string;
  reply_to?: string;
  /** Addresses without names; all of them see each other. */
  to: readonly string[];
  /** Limits the delivery to these of them; all when left out. */
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

/** Addresses the server refused for good, and those for which it asked to try later. */
export type Undelivered = { refused: string[]; later: string[] };

export type Mailer = {
  /**
   * Hands an e-mail to the mail server.
   *
   * @returns addresses that the server did not take while it took the e-mail for others
   * @throws UncertainDelivery when the server received everything but did not confirm
   * @throws RefusedAddresses when it refuses all of them for good
   * @throws Error when it was not delivered to anybody
   */
  send: (message: MailMessage) => Promise<Undelivered>;
  close: () => void;
};

/** The connection broke after the whole e-mail was sent and before the server confirmed: it may arrive. */
export class UncertainDelivery extends Error {}

/** The server refused all addresses for good. */
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

/** The ids of the e-mails that were sent to the last byte. */
function watchHandedOver(transport: Transporter): Set<string> {
  const handedOver = new Set<string>();
  transport.use('stream', ({ message, data }, done) => {
    message.processFunc((stream) => stream.once('end', () => handedOver.add(data.messageId ?? '')));
    done();
  });
  return handedOver;
}
