export const texts = {
  stopped:
    'Er is geen passkey gekozen. Heb je er nog geen? Log in met je wachtwoord en voeg er een toe bij Instellingen, Beveiliging.',
};
