import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Which field it is. It is authenticated too, so that a value copied to another field does not decrypt. */
type SecretField = { secret: string; field: string };

/** Seals a field for the database: AES-256-GCM with a key of this installation. */
export function encrypt(text: string, { secret, field }: SecretField): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(field));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
}

/** @throws Error when it was changed, or sealed for another field or with another key */
export function decrypt(sealed: string, { secret, field }: SecretField): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(field))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

const keyOf = (secret: string) => Buffer.from(secret, 'base64url');
