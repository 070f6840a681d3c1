import {
  Button,
  Checkbox,
  Field,
  Logo,
  Notice,
  PasswordField,
  Wordmark,
} from '@boekwerk/shared/plain';

/** The parts of the pages before sign-in. */
export function KitPlain() {
  return (
    <div className="host-kit-plain">
      <div>
        <Notice>Email of wachtwoord is onjuist</Notice>
        <Field label="E-mailadres" type="email" error="E-mail is verplicht." />
        <PasswordField label="Wachtwoord" defaultValue="geheim" />
        <Field label="Herstelcode" hint="Acht tekens, bijvoorbeeld ABCD-EFGH." />
        <Checkbox
          label="Onthoud dit apparaat"
          hint="Je hoeft hier dan 30 dagen geen code in te vullen."
        />
        <Checkbox label="Ik ga akkoord" error="Ga akkoord met de algemene voorwaarden" />
        <Button isPrimary>Inloggen</Button>
      </div>
      <div>
        <Notice tone="green">Een e-mail is verzonden naar jansen@bakkerij.example</Notice>
        <div className="host-kit-row">
          <Wordmark />
          <Logo size={16} />
          <Logo size={48} />
          <Button>Opnieuw proberen</Button>
          <Button isPrimary isBusy>
            Inloggen
          </Button>
        </div>
      </div>
    </div>
  );
}
