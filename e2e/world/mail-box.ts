import { expect } from '@playwright/test';
import { theWorld } from './world';

export type ReceivedMail = {
  id: string;
  subject: string;
  text: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  attachments: { fileName: string; generatedFileName: string; contentType: string }[];
};

/** Waits until a mail for `address` has arrived, and gives it. */
export async function mailFor(address: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await read('/api/email')) as ReceivedMail[];
        found = mails.find(({ to }) => to.some((recipient) => recipient.address === address));
        return found !== undefined;
      },
      { timeout: 30_000, message: `a mail for ${address}` },
    )
    .toBe(true);
  return found as ReceivedMail;
}

/** The bytes of an attachment. */
export async function attachmentOf({ id, attachments }: ReceivedMail): Promise<Uint8Array> {
  const [first] = attachments;
  const name = encodeURIComponent(first?.generatedFileName ?? '');
  const response = await fetch(`${theWorld().mailUrl}/api/email/${id}/attachment/${name}`);
  return new Uint8Array(await response.arrayBuffer());
}

const read = async (path: string) => (await fetch(`${theWorld().mailUrl}${path}`)).json();
