type DeliveryWords = { to: string; when: string | null; error: string | null };

const because = (error: string | null) => (error ? `: ${error}` : '');
const at = (when: string | null) => (when ? ` op ${when}` : '');

export const texts = {
  title: {
    invoice: 'Versturen factuur',
    credit: 'Versturen creditfactuur',
    reminder: 'Versturen herinnering',
  },
  emails: 'E-mailadressen',
  emailsHint: 'Alle ontvangers zien elkaars adres',
  copyToSelf: 'Stuur mij een kopie',
  copyHint: (email: string) => `Naar ${email}. De andere ontvangers zien dat niet.`,
  subject: 'Onderwerp',
  message: 'Bericht',
  numberHint: '{invoice_number} wordt bij het verzenden ingevuld',
  notPastDue: (date: string) =>
    `Deze factuur is nog niet vervallen: je klant kan betalen tot en met ${date}.`,
  failed: 'Er ging iets mis bij het laden van het bericht',
  send: 'Versturen',
  leave: 'Weet je zeker dat je wil afsluiten zonder te versturen? Je bericht wordt niet bewaard.',

  enclosed: {
    title: 'Dit gaat mee met de e-mail',
    invoice: 'De factuur als PDF',
    credit: 'De creditfactuur als PDF',
    reminder: 'De herinnering als PDF',
    ubl: (kind: string) => `De ${kind.toLowerCase()} als UBL, voor het boekhoudpakket van je klant`,
    noUbl: 'Geen UBL: er ontbreken nog gegevens voor een e-factuur',
    none: 'Geen bijlage: de factuur zelf staat in je vorige pakket',
  },

  sent: (name: string, emails: string) => `${name} is verzonden naar ${emails}`,
  sentAgain: (name: string, emails: string) => `${name} is opnieuw verzonden naar ${emails}`,
  reminded: (_name: string, emails: string) =>
    `Herinnering voor de factuur is verzonden naar ${emails}`,

  unsent: (error: string | null) => `Deze factuur is niet vanzelf verzonden${because(error)}`,
  sendAgain: 'Opnieuw verzenden',
  log: {
    title: 'Verzendingen',
    none: 'Er is geen e-mail verstuurd.',
    kind: { invoice: 'Factuur', credit: 'Creditfactuur', reminder: 'Herinnering' },
    to: (emails: string) => `naar ${emails}`,
    by: (when: string, name: string) => (name ? `${when} door ${name}` : `${when}, automatisch`),
    message: 'Bericht',
    again: (kind: string, emails: string) => `${kind} opnieuw verzenden naar ${emails}`,
  },
  answers: {
    title: 'Wat de mailserver antwoordde',
    of: (email: string) => `${email}:`,
    copyOf: (email: string) => `Kopie naar ${email}:`,
    taken: (server: string, when: string) => `Aangenomen door mailserver ${server} op ${when}`,
    refused: (why: string) => `Geweigerd: ${why}`,
    later: (why: string) => `Nog niet aangenomen: ${why}`,
    said: (words: string) => `De mailserver zei: ${words}`,
  },
  line: {
    queued: ({ to }: DeliveryWords) => `E-mail aan ${to} is in wachtrij`,
    retried: ({ to, error }: DeliveryWords) =>
      `E-mail aan ${to} is in wachtrij en wordt opnieuw geprobeerd${because(error)}`,
    sent: ({ to, when }: DeliveryWords) => `E-mail is verzonden naar ${to}${at(when)}`,
    partly: ({ when, error }: DeliveryWords) => `E-mail is verzonden${at(when)}. ${error}`,
    failed: ({ to, error }: DeliveryWords) => `E-mail aan ${to} is mislukt${because(error)}`,
  },
  state: {
    queued: 'In wachtrij',
    retried: 'In wachtrij, wordt opnieuw geprobeerd',
    sent: 'E-mail verzonden',
    partly: 'Niet naar iedereen verzonden',
    failed: 'Mislukt',
  },
};
