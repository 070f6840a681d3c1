import { lastInSentence } from '@boekwerk/shared/domain/relation/last-in-sentence';
import type { Part } from '../platform/mail/letter';
import { type Written, written } from '../platform/mail/written';
import type { AccountEvent } from './queue-account-mail';

type Facts = {
  /** First name of the reader. */
  name: string;
  /** Where the code leads; '' for an e-mail without one. */
  link: string;
  company: string;
  /** Who invites. */
  from: string;
  /** The address that somebody changes to. */
  new_email: string;
  /** What changed of the company, or is asked of it; which browser it was, and when; until when, or why not. */
  lines: string[];
};

/** In whose name e-mails about accounts go. */
export const SENDER = 'Boekwerk';

/** The e-mails about accounts. */
export const ACCOUNT_MAILS: Record<AccountEvent['kind'], (facts: Facts) => Written> = {
  activation: ({ name, link }) =>
    letter(
      'Activeer je account bij Boekwerk',
      name,
      'Welkom bij Boekwerk. Activeer je account met deze link:',
      { action: 'Account activeren', href: link },
      'De link is 7 dagen geldig. Heb je geen account aangemaakt? Dan hoef je niets te doen.',
    ),
  newAddress: ({ name, link }) =>
    letter(
      'Bevestig je nieuwe e-mailadres',
      name,
      'Je wilt dit e-mailadres gaan gebruiken voor je account bij Boekwerk. Bevestig met deze link dat het klopt:',
      { action: 'E-mailadres bevestigen', href: link },
      'De link is 24 uur geldig. Tot je bevestigt, log je in met je vorige e-mailadres. Heb je dit niet zelf gevraagd? Open de link dan niet.',
    ),
  addressTaken: ({ name }) =>
    letter(
      'Dit e-mailadres heeft al een account',
      name,
      'Iemand wil dit e-mailadres gaan gebruiken voor een ander account bij Boekwerk. Dat kan niet: het hoort al bij een account.',
      'Was jij dat? Log dan in met dit e-mailadres, of kies een ander. Was jij het niet? Dan hoef je niets te doen.',
    ),
  addressAsked: ({ name, link, new_email }) =>
    letter(
      'Je e-mailadres wordt gewijzigd',
      name,
      `Er is gevraagd om het e-mailadres van je account bij Boekwerk te wijzigen in ${new_email}. Dat gaat in zodra het nieuwe adres is bevestigd. Tot dan log je in met dit adres.`,
      'Heb je dit niet zelf gedaan? Zet het met deze link terug en kies een nieuw wachtwoord, ook als het nieuwe adres al is bevestigd:',
      { action: 'E-mailadres terugzetten', href: link },
      'De link is 7 dagen geldig.',
    ),
  reset: ({ name, link }) =>
    letter(
      'Kies een nieuw wachtwoord',
      name,
      'Je hebt een nieuw wachtwoord voor Boekwerk aangevraagd. Kies het met deze link:',
      { action: 'Nieuw wachtwoord kiezen', href: link },
      'De link is 60 minuten geldig en werkt één keer. Heb je niets aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ),
  invitation: ({ name, link, ...given }) => {
    const from = isName(given.from) ? given.from : 'Een gebruiker van Boekwerk';
    const company = leadsElsewhere(given.company) ? 'een bedrijf' : given.company;
    return letter(
      `Uitnodiging voor ${company}`,
      name,
      `${from} nodigt je uit om in Boekwerk mee te werken aan de administratie van ${lastInSentence(company)}. Accepteer de uitnodiging met deze link:`,
      { action: 'Uitnodiging accepteren', href: link },
      'De link is 14 dagen geldig. Weet je niet van wie deze uitnodiging komt? Open de link dan niet.',
    );
  },
  companyChanged: ({ name, company, from, lines }) =>
    letter(
      `Gewijzigd bij ${oneLine(company)}`,
      name,
      `${oneLine(from)} heeft zojuist iets gewijzigd bij ${oneLine(company)}:`,
      { items: lines.map(oneLine) },
      'Je krijgt dit bericht omdat je eigenaar bent. Klopt het niet? Log in, zet het terug en kies een nieuw wachtwoord.',
    ),
  questionsWaiting: ({ name, company, lines }) =>
    letter(
      `Je boekhouder wacht op antwoord: ${oneLine(company)}`,
      name,
      `Over documenten van ${oneLine(company)} heeft je boekhouder nog iets te vragen. Open het document met de link en antwoord bij Vragen:`,
      ...lines,
      'Je krijgt dit bericht één keer per vraag. Wil je het niet meer krijgen? Zet het uit bij Instellingen, Profiel.',
    ),
  passwordChanged: ({ name }) =>
    letter(
      'Je wachtwoord is gewijzigd',
      name,
      'Het wachtwoord van je account bij Boekwerk is zojuist gewijzigd. Op andere apparaten moet je opnieuw inloggen.',
      'Heb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord via "Wachtwoord vergeten" op de inlogpagina.',
    ),
  newBrowser: ({ name, lines }) =>
    letter(
      'Ingelogd met een nieuwe browser',
      name,
      'Er is ingelogd op je account bij Boekwerk met een browser die we nog niet kenden:',
      { items: lines.map(oneLine) },
      'Was jij dat? Dan hoef je niets te doen.',
      'Was jij het niet? Kies dan meteen een nieuw wachtwoord via "Wachtwoord vergeten" op de inlogpagina: daarmee wordt overal uitgelogd, ook daar. Waar je bent ingelogd zie en beëindig je bij Instellingen, Beveiliging.',
    ),
  passkeyAdded: ({ name, lines }) =>
    letter(
      'Er is een passkey toegevoegd',
      name,
      'Met deze passkey kan nu worden ingelogd op je account bij Boekwerk, zonder wachtwoord:',
      { items: lines.map(oneLine) },
      'Heb je dit zelf gedaan? Dan hoef je niets te doen.',
      'Heb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord via "Wachtwoord vergeten" op de inlogpagina: daarmee vervallen al je passkeys, ook deze, en wordt overal uitgelogd.',
    ),
  passkeyRemoved: ({ name, lines }) =>
    letter(
      lines.length === 1 ? 'Er is een passkey verwijderd' : 'Je passkeys zijn verwijderd',
      name,
      'Hiermee kan niet meer worden ingelogd op je account bij Boekwerk:',
      { items: lines.map(oneLine) },
      'Met je wachtwoord log je in zoals eerst. Op je apparaat staat de passkey misschien nog: daar kun je hem weghalen.',
      'Heb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord via "Wachtwoord vergeten" op de inlogpagina.',
    ),
  twoFactorOn: ({ name }) =>
    letter(
      'Tweestapsverificatie staat aan',
      name,
      'Inloggen op je account bij Boekwerk vraagt vanaf nu naast je wachtwoord een code uit een app, en er zijn herstelcodes gemaakt.',
      'Heb je dit niet zelf gedaan? Zet het uit bij Instellingen, Beveiliging zolang je nog bent ingelogd, en kies daarna meteen een nieuw wachtwoord.',
    ),
  twoFactorOff: ({ name }) =>
    letter(
      'Tweestapsverificatie staat uit',
      name,
      'Inloggen op je account bij Boekwerk vraagt vanaf nu alleen je wachtwoord. De herstelcodes en onthouden browsers zijn vervallen.',
      'Heb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord via "Wachtwoord vergeten" op de inlogpagina, en zet tweestapsverificatie weer aan bij Instellingen, Beveiliging.',
    ),
  twoFactorMoved: ({ name }) =>
    letter(
      'Tweestapsverificatie gaat via een andere app',
      name,
      'Inloggen op je account bij Boekwerk vraagt vanaf nu codes uit een andere app. De vorige app werkt niet meer, er zijn nieuwe herstelcodes, en onthouden browsers zijn vervallen.',
      'Heb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord via "Wachtwoord vergeten" op de inlogpagina: daarmee wordt overal uitgelogd, ook wie dit deed.',
    ),
  recoveryCodesRenewed: ({ name }) =>
    letter(
      'Er zijn nieuwe herstelcodes',
      name,
      'Voor je account bij Boekwerk zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer.',
      'Heb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord via "Wachtwoord vergeten" op de inlogpagina, en maak daarna zelf nieuwe herstelcodes bij Instellingen, Beveiliging.',
    ),
  deletionAsked: ({ name, lines: [day = ''] }) =>
    letter(
      'Je account wordt verwijderd',
      name,
      `Je hebt gevraagd om je account bij Boekwerk te verwijderen. Tot en met ${day} werkt het zoals altijd. Daarna verdwijnen je naam, je e-mailadres en alles waarmee je inlogt, en kan dat niet meer worden teruggedraaid.`,
      'Wil je je account toch houden? Log voor die tijd in en kies "Account houden" bij Instellingen, Mijn gegevens.',
      'Heb je dit niet zelf gedaan? Log in, kies "Account houden" en kies daarna een nieuw wachtwoord. Op andere apparaten is al uitgelogd.',
    ),
  deletionWithdrawn: ({ name }) =>
    letter(
      'Je account blijft bestaan',
      name,
      'Het verwijderen van je account bij Boekwerk is teruggenomen. Er is niets verdwenen.',
      'Heb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord via "Wachtwoord vergeten" op de inlogpagina.',
    ),
  deletionStopped: ({ name, lines: [reason = ''] }) =>
    letter(
      'Je account is niet verwijderd',
      name,
      'Je vroeg om je account bij Boekwerk te verwijderen. Dat kon niet doorgaan, en je account blijft bestaan:',
      { items: [oneLine(reason)] },
      'Is dat geregeld? Vraag het dan opnieuw bij Instellingen, Mijn gegevens.',
    ),
  addressChanged: ({ name, new_email }) =>
    letter(
      'Je e-mailadres is gewijzigd',
      name,
      `Het e-mailadres van je account bij Boekwerk is nu ${new_email}. Op dit adres krijg je geen berichten meer, en je logt er niet meer mee in.`,
      'Heb je dit niet zelf gedaan? Zet het terug met de link in onze vorige e-mail, "Je e-mailadres wordt gewijzigd".',
    ),
};

const letter = (subject: string, name: string, ...parts: Part[]): Written =>
  written({
    sender: SENDER,
    logo: null,
    subject,
    parts: [greeting(name), ...parts, `Groet,\n${SENDER}`],
  });

/** What somebody typed stays within its sentence. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const greeting = (name: string) => (isName(name) ? `Hallo ${name},` : 'Hallo,');

/** Anybody can have an e-mail sent to anybody, so what is no name is not repeated: mail programs make links of it. */
const isName = (text: string) =>
  /^[\p{L}\p{M}'’. -]+$/u.test(text) && !/\p{L}\.\p{L}{2}/u.test(text);

/** A company may be called `bol.com`; what leads somewhere, or has lines of its own, is an e-mail in an e-mail. */
const leadsElsewhere = (company: string) => /:\/\/|www\.|@|\.\p{L}+\/|[\r\n]/iu.test(company);
