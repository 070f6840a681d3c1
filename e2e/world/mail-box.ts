import { expect } from '@playwright/test';
import { theWorld } from './world';

export type ReceivedMail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  attachments: { fileName: string; generatedFileName: string; contentType: string }[];
};

/**
 * Waits until a mail for `address` has arrived, and gives the newest one.
 *
 * @param about what its subject says
 */
export async function mailFor(address: string, about = /./): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (
          await fetch(`${theWorld().mailUrl}/api/email`)
        ).json()) as ReceivedMail[];
        found = mails.findLast(
          ({ to, subject }) =>
            about.test(subject) && to.some((recipient) => recipient.address === address),
        );
        return found !== undefined;
      },
      { timeout: 60_000, message: `a mail for ${address} about ${about}` },
    )
    .toBe(true);
  return found as ReceivedMail;
}

/** The link in a mail, as a path: it leads to the address that people see, which is another one in some tests. */
export function pathIn({ text }: ReceivedMail): string {
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

/** Its PDFs: besides, an e-mail has the logo that its page shows. */
export const pdfsOf = ({ attachments }: ReceivedMail) =>
  attachments.filter(({ contentType }) => contentType === 'application/pdf');

/** The bytes of its first PDF. */
export async function attachmentOf(mail: ReceivedMail): Promise<Uint8Array> {
  const { id } = mail;
  const [first] = pdfsOf(mail);
  const name = encodeURIComponent(first?.generatedFileName ?? '');
  const response = await fetch(`${theWorld().mailUrl}/api/email/${id}/attachment/${name}`);
  return new Uint8Array(await response.arrayBuffer());
}
