const FILTERED = '[Filtered]';

/** Names of fields that never leave the browser, whatever they hold. */
const SECRET_NAME =
  /password|wachtwoord|secret|token|authorization|cookie|otp|(?:^|activation_|reset_|recovery_)codes?$|bsn|iban|bank_account|e-?mail/i;

/** Secrets by their shape, wherever they stand in a text. */
const SECRETS: readonly RegExp[] = [
  /** A bearer, and a token of ours without one. */
  /bearer\s+[\w.~+/=-]+/gi,
  /(?<![0-9a-f]{8})[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{20,}/gi,
  /otpauth:\/\/\S+/gi,
  /** What follows `code=`, `token=`, the `state=` of a consent and the like in an address. */
  /(?<=[?&#](?:[\w-]*(?:code|token|otp|email|redirect|state))=)[^&#\s"]+/gi,
  /** What an element is called, in the words that say which was pressed: that may name a customer or a user. */
  /(?<=\[(?:aria-label|title|alt)=")(?:[^"]|"(?!\])){1,300}/g,
  /** What signs the address of a file, which is good for some minutes for whoever has it. */
  /\.(?:inline|attachment)\.\d{1,12}\.[\w-]{20,100}/g,
  /(?<![^\s@<>"'=&?/(),:;])[^\s@<>"'=&?/(),:;]+@[^\s@<>"'=&?/(),:;]+\.[a-z]{2,}/gi,
  /\b[A-Z]{2}\d{2}[ ]?[A-Z0-9]{4}(?:[ ]?[A-Z0-9]){6,26}\b/g,
  /** Nine digits on their own: a citizen service number. */
  /(?<!\w|\d[.,-])\d{9}(?!\w|[.,-]\d)/g,
  /** A recovery code has a letter in it, an invoice number of a year has none. */
  /\b(?=[2-9]{0,4}-?[2-9]{0,4}[A-Z])[A-Z2-9]{4}-[A-Z2-9]{4}\b/g,
];

/**
 * Redacts secrets in a value, recognised by the name of their field or by their pattern. Takes anything that can be
 * written as JSON; circular references are cut off.
 */
export function scrub<T>(value: T): T {
  return scrubbed(value, new Set()) as T; // the shape stays as it is
}

function scrubbed(value: unknown, above: ReadonlySet<object>): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (above.has(value)) return FILTERED;

  const path = new Set(above).add(value);
  if (Array.isArray(value)) return value.map((item) => scrubbed(item, path));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, scrubField(name, item, path)]),
  );
}

function scrubField(name: string, item: unknown, path: ReadonlySet<object>): unknown {
  const isPlain = typeof item === 'string' || typeof item === 'number';
  return isPlain && SECRET_NAME.test(name) ? FILTERED : scrubbed(item, path);
}

const scrubText = (text: string) =>
  SECRETS.reduce((rest, secret) => rest.replace(secret, FILTERED), text);
