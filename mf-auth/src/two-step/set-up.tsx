import { keyOf } from '@boekwerk/shared/domain/user/otpauth';
import { CopyButton } from './copy-button';
import { QrCode } from './qr-code';
import { texts } from './texts';

/** How to get Boekwerk into an authenticator app, by scanning or by typing. */
export function SetUp({ address }: { address: string }) {
  const key = keyOf(address);
  return (
    <>
      <p>{texts.scan}</p>
      <QrCode text={address} />
      {key && (
        <>
          <p>{texts.cannotScan}</p>
          <div className="auth-set-up-key">
            <code>{key}</code>
            <CopyButton label={texts.copyKey} text={key.replaceAll(' ', '')} />
          </div>
        </>
      )}
      <p>{texts.thenType}</p>
    </>
  );
}
