import { Button } from '@boekwerk/shared/plain';
import './confirm-switch.css';
import { texts } from './texts';
import { useUserName } from './use-user-name';

type Props = { onGoOn: () => void; onCancel: () => void };

/** Asks who is signed in already whether to go on as somebody else. */
export function ConfirmSwitch({ onGoOn, onCancel }: Props) {
  const { isKnown, name } = useUserName();
  if (!isKnown) return <p role="status">{texts.looking}</p>;
  return (
    <>
      <p>{name ? texts.signedInAs(name) : texts.signedIn}</p>
      <div className="auth-ask-switch">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button isPrimary onClick={onGoOn}>
          {texts.proceed}
        </Button>
      </div>
    </>
  );
}
