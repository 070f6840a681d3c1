import { type TOTP, URI } from 'otpauth';

/** The app on somebody's telephone: the code of `steps` of half a minute from now. */
export function authenticator(qr_code_url: string): (steps?: number) => string {
  const totp = URI.parse(qr_code_url) as TOTP; // the product makes no other kind
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * totp.period * 1000 });
}
