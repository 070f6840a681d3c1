const NAMES = new Intl.ListFormat('nl', { type: 'conjunction' });

/** How whoever deleted their account is called. */
export const NOBODY = { name: 'Verwijderde', last_name: 'gebruiker' };

export const TEXTS = {
  wrongPassword: 'Wachtwoord is onjuist',
  codeNeeded: 'Vul een code uit je app in om je account te verwijderen.',
  ownerless: (companies: string[]) =>
    `Je bent de enige eigenaar van ${NAMES.format(companies)}, en er werken daar nog anderen. Verwijder hen eerst bij Instellingen, Gebruikers: een bedrijf met gebruikers kan niet zonder eigenaar.`,
};

/** What the other owners of a company are told in an e-mail. */
export const NOTIFICATION_TEXTS = {
  leaves: (name: string, email: string, day: string) =>
    `Verwijdert het eigen account, en werkt hier nog tot en met ${day}: ${name} (${email})`,
  stays: (name: string, email: string) => `Houdt het eigen account, en blijft: ${name} (${email})`,
};
