/**
 * The key of an `otpauth://` address in groups of four, for who types it instead of scanning it; null when
 * the address is none.
 */
export function keyOf(address: string): string | null {
  if (!address.startsWith('otpauth://') || !URL.canParse(address)) return null;
  const secret = new URL(address).searchParams.get('secret');
  return secret ? secret.replace(/.{4}(?=.)/g, '$& ') : null;
}
