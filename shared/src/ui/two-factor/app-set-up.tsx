import { keyOf } from '../../domain/user/otpauth';
import { type ButtonOfDialog, CopyButton } from './copy-button';
import { QrCode } from './qr-code';
import { texts } from './texts';
import './two-factor.css';

type Props = {
  /** The `otpauth://` address for the app. */
  address: string;
  button: ButtonOfDialog;
};

/** How to get Boekwerk into an authenticator app, by scanning or by typing. */
export function AppSetUp({ address, button }: Props) {
  const key = keyOf(address);
  return (
    <>
      <p className="bw-two-factor-text">{texts.scan}</p>
      <QrCode text={address} />
      {key && (
        <>
          <p className="bw-two-factor-text">{texts.cannotScan}</p>
          <div className="bw-two-factor-key">
            <code>{key}</code>
            <CopyButton button={button} label={texts.copyKey} text={key.replaceAll(' ', '')} />
          </div>
        </>
      )}
    </>
  );
}
