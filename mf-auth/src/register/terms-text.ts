export const termsTexts = {
  title: 'Algemene voorwaarden',
  effective: 'Deze voorwaarden gelden vanaf 01-09-2020.',
  refuse: 'Weigeren',
  accept: 'Accepteren',
};

type Article = { title: string; paragraphs: string[] };

/** The terms that somebody agrees to when they register. */
export const TERMS: readonly Article[] = [
  {
    title: 'De dienst',
    paragraphs: [
      'Boekwerk is een online dienst waarmee je facturen maakt en verstuurt, relaties beheert en documenten aanlevert en verwerkt voor je boekhouding. In deze voorwaarden staat wat je van Boekwerk mag verwachten en wat Boekwerk van jou verwacht. Ze gelden voor iedereen die een account aanmaakt of op uitnodiging van een ander met Boekwerk werkt.',
      'Je gaat akkoord namens het bedrijf dat je registreert en verklaart dat je dat mag. Het bedrijf is verantwoordelijk voor alles wat zijn gebruikers in Boekwerk doen. De algemene voorwaarden van je eigen bedrijf gelden niet voor het gebruik van Boekwerk.',
      'Boekwerk is een hulpmiddel en geeft geen boekhoudkundig, fiscaal of juridisch advies. Je blijft zelf verantwoordelijk voor je administratie, je aangiften en het bewaren van je gegevens zolang de wet dat vraagt.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: [
      'Het privacybeleid hoort bij deze voorwaarden. Boekwerk verwerkt de gegevens van jou en je gebruikers (naam, e-mailadres, bedrijfsgegevens en gegevens over het gebruik) om de dienst te leveren, te beveiligen en te verbeteren, en om aan wettelijke plichten te voldoen. Boekwerk verkoopt geen gegevens.',
      'Voor de persoonsgegevens die jij in Boekwerk zet, zoals die van je klanten, ben jij de verwerkingsverantwoordelijke en is Boekwerk de verwerker. Boekwerk verwerkt die gegevens alleen in jouw opdracht, beveiligt ze passend, houdt ze geheim en meldt je een datalek zonder onredelijke vertraging. Andere verwerkers krijgen alleen toegang voor zover dat voor de dienst nodig is, onder dezelfde verplichtingen.',
      'Je mag je gegevens inzien, verbeteren, meenemen en laten verwijderen. Na het einde van de overeenkomst verwijdert Boekwerk ze, tenzij de wet vraagt om ze langer te bewaren.',
    ],
  },
  {
    title: 'Elektronische berichten',
    paragraphs: [
      'Boekwerk stuurt berichten over je account en de dienst, zoals bevestigingen, beveiligingsmeldingen en wijzigingen van deze voorwaarden, elektronisch: per e-mail of in de applicatie. Je stemt ermee in dat zo een bericht dezelfde waarde heeft als een bericht op papier.',
      'Zorg dat je e-mailadres klopt en dat je het regelmatig leest. Een bericht geldt als ontvangen op de dag na de verzending naar het adres dat bij je account staat.',
    ],
  },
  {
    title: 'Beperkingen aan het gebruik',
    paragraphs: [
      'Je gebruikt Boekwerk alleen voor je eigen bedrijf of, als boekhouder, voor de klanten die je daarvoor opdracht hebben gegeven. Je account is persoonlijk: houd je wachtwoord en verificatiecodes geheim en laat niemand anders met je account werken. Vermoed je misbruik, meld dat dan meteen.',
      'Het is niet toegestaan om de dienst door te verkopen of te verhuren, de software na te maken of te ontleden, beveiliging te omzeilen, schadelijke bestanden te plaatsen, de dienst onredelijk te belasten, geautomatiseerd gegevens te verzamelen zonder toestemming, of Boekwerk te gebruiken voor iets wat strafbaar is of rechten van anderen schendt.',
      'Bij overtreding mag Boekwerk de toegang beperken of beëindigen. Als dat kan krijg je eerst een waarschuwing en de tijd om het te herstellen.',
    ],
  },
  {
    title: 'Ondersteuning',
    paragraphs: [
      'Alle gebruikers kunnen met vragen over Boekwerk per e-mail terecht bij de helpdesk. De helpdesk beantwoordt vragen op werkdagen en streeft naar een antwoord binnen twee werkdagen.',
      'Telefonische ondersteuning is er alleen voor hoofdgebruikers. De hoofdgebruiker is degene die het account van het bedrijf heeft aangemaakt of die het bedrijf daarna als hoofdgebruiker heeft aangewezen. Andere gebruikers leggen hun vraag voor aan de hoofdgebruiker of stellen die per e-mail.',
    ],
  },
  {
    title: 'Beschikbaarheid en onderhoud',
    paragraphs: [
      'Boekwerk doet zijn best om de dienst altijd beschikbaar te houden, maar garandeert geen ononderbroken werking. Onderhoud dat je merkt, wordt waar mogelijk vooraf aangekondigd en buiten kantooruren gedaan. Functies kunnen worden verbeterd, vervangen of beëindigd.',
    ],
  },
  {
    title: 'Beperking van aansprakelijkheid',
    paragraphs: [
      'Boekwerk is alleen aansprakelijk voor directe schade die het gevolg is van een toerekenbare tekortkoming. De aansprakelijkheid is per jaar beperkt tot het bedrag dat je bedrijf in de twaalf maanden vóór de schade voor de dienst heeft betaald.',
      'Boekwerk is niet aansprakelijk voor indirecte schade, zoals gederfde winst, gemiste besparingen, boetes, naheffingen, of schade door het stilliggen van je bedrijf, en ook niet voor schade door onjuiste of onvolledige gegevens die jij hebt ingevoerd of door diensten van anderen, zoals een boekhoudpakket of bank.',
      'Deze beperkingen gelden niet bij opzet of bewuste roekeloosheid van Boekwerk, en niet waar de wet ze verbiedt.',
    ],
  },
  {
    title: 'Wijziging van deze voorwaarden',
    paragraphs: [
      'Boekwerk mag deze voorwaarden wijzigen en kondigt dat ten minste 30 dagen van tevoren aan, per e-mail of in de applicatie. Ben je het niet eens met een wijziging, dan kun je de overeenkomst opzeggen tot de dag waarop de wijziging ingaat. Werk je daarna verder met Boekwerk, dan gelden de gewijzigde voorwaarden.',
    ],
  },
  {
    title: 'Duur en beëindiging',
    paragraphs: [
      'De overeenkomst begint zodra je deze voorwaarden accepteert en geldt voor onbepaalde tijd. Je kunt op elk moment opzeggen. Voor het einde kun je je facturen en documenten downloaden.',
    ],
  },
  {
    title: 'Vorderingen en toepasselijk recht',
    paragraphs: [
      'Een vordering tegen Boekwerk moet binnen één jaar worden ingesteld: één jaar na de dag waarop je de schade of tekortkoming hebt ontdekt of redelijkerwijs had kunnen ontdekken. Daarna vervalt de vordering, tenzij de wet een langere termijn dwingend voorschrijft.',
      'Op deze voorwaarden is Nederlands recht van toepassing. Geschillen worden voorgelegd aan de bevoegde rechter in Nederland. Is een bepaling ongeldig, dan blijven de andere bepalingen gelden.',
    ],
  },
];
