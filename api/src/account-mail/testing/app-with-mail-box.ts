import type { Config } from '../../platform/config';
import { type Caught, smtpCatcher } from '../../testing/smtp-catcher';
import { testApp } from '../../testing/test-app';

/** The API with a mail server of its own, at which anybody may register as often as they like. */
export async function appWithMailBox(
  config: Partial<Config> = {},
  react?: Parameters<typeof smtpCatcher>[0],
) {
  const { caught, url, close } = await smtpCatcher(react);
  const app = await testApp({ config: { smtpUrl: url, accountTriesPerHour: 1000, ...config } });

  /** The e-mails to an address that have come in by now, oldest first. */
  const mailsTo = async (email: string) => {
    await app.jobs.drain();
    return caught.filter(({ to }) => to.includes(email)).map(readable);
  };
  return {
    app,
    mailsTo,
    /** The code in the newest e-mail to an address that has one. */
    codeFor: async (email: string) => {
      const codes = (await mailsTo(email)).flatMap((text) => /\?code=(\S+)/.exec(text)?.[1] ?? []);
      return codes.at(-1) ?? '';
    },
    post: (path: string, payload: object, headers: Record<string, string> = {}) =>
      app.http.inject({ method: 'POST', url: `/api/${path}`, payload, headers }),
    close: async () => {
      await app.close();
      app.mailer.close();
      await close();
    },
  };
}

export type AppWithMailBox = Awaited<ReturnType<typeof appWithMailBox>>;

/** An e-mail as its reader sees it; nodemailer breaks long lines as RFC 2045 §6.7 says. */
function readable({ text }: Pick<Caught, 'text'>): string {
  if (!/quoted-printable/i.test(text)) return text;
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
