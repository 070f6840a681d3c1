export const texts = {
  title: 'Beveiliging',
  failed: 'Er ging iets mis bij het laden van je beveiliging',
  password: 'Wachtwoord',
  passwordRequired: 'Wachtwoord is verplicht.',
  code: 'Code uit je app',
  codeHint: 'De zes cijfers, of een herstelcode',
  goOn: 'Verder',
  done: 'Gelukt!',

  twoFactor: {
    title: 'Tweestapsverificatie',
    on: 'Aan',
    off: 'Uit',
    unused: 'Niet in gebruik',
    absent:
      'Deze installatie vraagt bij het inloggen niet om een tweede stap. Je hoeft hier niets in te stellen.',
    isUnused:
      'Deze installatie vraagt bij het inloggen niet om een tweede stap. Je app en je herstelcodes blijven bewaard: zodra de installatie er weer om vraagt, werken ze zoals eerst. Tot die tijd kun je hier niets wijzigen.',
    isOff:
      'Zet je dit aan, dan vraagt Boekwerk bij het inloggen ook een code uit een app op je telefoon. Wie alleen je wachtwoord kent, komt er dan niet in.',
    isOn: 'Bij het inloggen vraagt Boekwerk naast je wachtwoord een code uit je authenticator-app.',
    required: 'Uitzetten kan niet: deze installatie vraagt iedereen die inlogt om een tweede stap.',
    turnOn: 'Zet aan',
    turnOff: 'Zet uit',
    turnOffTitle: 'Tweestapsverificatie uitzetten',
    turnOffText:
      'Je logt daarna in met alleen je wachtwoord. Je herstelcodes vervallen en onthouden apparaten worden vergeten.',
    turnedOff: 'Tweestapsverificatie is uitgezet',
  },

  setUp: {
    title: 'Tweestapsverificatie aanzetten',
    askProof: 'Vul je wachtwoord in om te laten zien dat jij het bent.',
    code: 'Code uit de app',
    codeHint: '6 cijfers',
    confirm: 'Zet aan',
    done: 'Tweestapsverificatie is aangezet',
  },

  newApp: {
    open: 'Andere app of telefoon',
    title: 'Overstappen op een andere app',
    askProof:
      'Je huidige app werkt tot je een code uit de nieuwe app invult. Daarna werkt alleen de nieuwe. Je krijgt dan tien nieuwe herstelcodes: de codes die je nu hebt vervallen, en onthouden apparaten worden vergeten.',
    code: 'Code uit de nieuwe app',
    codeHint: '6 cijfers',
    confirm: 'Stap over',
    done: 'Je bent overgestapt op je nieuwe app',
  },

  recovery: {
    title: 'Bewaar je herstelcodes',
    kept: 'Ik heb ze bewaard',
    left: (count: number) =>
      count === 1 ? 'Je hebt nog 1 herstelcode.' : `Je hebt nog ${count} herstelcodes.`,
    few: 'Maak nieuwe codes voordat ze op zijn.',
    renew: 'Nieuwe herstelcodes',
    renewTitle: 'Nieuwe herstelcodes maken',
    renewText: 'Je krijgt tien nieuwe codes. De codes die je nu hebt, werken daarna niet meer.',
    renewConfirm: 'Maak nieuwe codes',
  },

  devices: {
    title: 'Onthouden apparaten',
    text: 'Op deze apparaten vraagt Boekwerk niet om de tweede stap.',
    none: 'Er zijn geen onthouden apparaten.',
    name: 'Apparaat',
    lastUsed: 'Laatst gebruikt',
    expires: 'Onthouden tot',
    until: (when: string) => `tot ${when}`,
    forget: 'Vergeet',
    forgotten: (name: string) => `${name} wordt niet meer onthouden`,
  },

  sessions: {
    title: 'Waar je bent ingelogd',
    name: 'Apparaat',
    relation: 'Administratie',
    network: (network: string) => `netwerk ${network}`,
    signedIn: 'Ingelogd',
    since: (when: string) => `ingelogd ${when}`,
    usedAt: (when: string) => `gebruikt ${when}`,
    lastUsed: 'Laatst gebruikt',
    current: 'Dit apparaat',
    end: 'Uitloggen',
    ended: (name: string) => `${name} is uitgelogd`,
    endOthers: 'Log overal elders uit',
    endOthersTitle: 'Overal elders uitloggen?',
    endOthersText:
      'Alle andere apparaten en tabbladen worden uitgelogd. Wat daar niet is opgeslagen, kan verloren gaan. Dit apparaat blijft ingelogd.',
    endOthersConfirm: 'Log uit',
    othersEnded: 'Je bent overal elders uitgelogd',
  },
};
