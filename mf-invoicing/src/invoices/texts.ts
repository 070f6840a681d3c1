const invoices = (count: number) => `${count} ${count === 1 ? 'factuur' : 'facturen'}`;
const mails = (count: number) => (count === 1 ? '1 e-mail is' : `${count} e-mails zijn`);

export const texts = {
  list: {
    search: 'Zoek...',
    nothingFound: 'Geen facturen gevonden',
    failed: 'Er ging iets mis bij het laden van de facturen',
    loading: 'Facturen laden...',
  },
  tabs: {
    all: 'Alles',
    concept: 'Concept',
    sent: 'Verzonden',
    expired: 'Vervallen',
    paid: 'Betaald',
    recurring: 'Herhaalfacturen',
  },
  period: 'Factuurdatum',
  expired: {
    label: 'Vervallen of niet',
    all: 'Alle facturen',
    expired: 'Vervallen facturen',
    not_expired: 'Niet vervallen facturen',
  },
  number: 'Factuurnummer',
  columns: {
    number: '#',
    customer: 'Klant',
    subject: 'Onderwerp',
    date: 'Factuurdatum',
    total: 'Totaalbedrag',
    status: 'Status',
  },
  import: 'Importeren',
  none: 'Er zijn nog geen facturen aangemaakt',
  noneHint: 'Ga je gang en maak je eerste factuur aan',
  open: 'Openen',
  remove: {
    action: 'Verwijderen',
    question: (number: string) =>
      `Weet je zeker dat je ${number} wilt verwijderen? Dit kan niet ongedaan gemaakt worden.`,
    doneText: (name: string) => `${name} is verwijderd`,
  },

  recurring: {
    list: {
      search: 'Zoek...',
      nothingFound: 'Geen herhaalfacturen gevonden',
      failed: 'Er ging iets mis bij het laden van de herhaalfacturen',
      loading: 'Herhaalfacturen laden...',
    },
    columns: {
      frequency: 'Frequentie',
      customer: 'Relatie',
      total: 'Totaalbedrag',
      count: 'Aantal herhalingen',
      next: 'Volgende factuur',
      status: 'Status',
    },
    view: 'Bekijk',
    viewLast: 'Bekijk laatste factuur',
    viewInvoice: (number: string) => `Bekijk ${number}`,
    meta: (frequency: string, next: string) => `${frequency} · ${next}`,
    stateLabel: 'Lopend of gestopt',
    states: { active: 'Lopende herhalingen', stopped: 'Gestopte herhalingen' },
    noNext: '–',
  },

  bulk: {
    send: {
      name: (count: number) => `Verstuur factuur (${count})`,
      nothing: 'Geen van deze facturen kan worden verstuurd',
      title: (count: number) => `${invoices(count)} versturen?`,
      concepts: (count: number) =>
        count === 1
          ? '1 concept krijgt een nummer en wordt per e-mail verstuurd.'
          : `${count} concepten krijgen een nummer en worden per e-mail verstuurd.`,
      again: (count: number) =>
        `${invoices(count)} ${count === 1 ? 'wordt' : 'worden'} opnieuw per e-mail verstuurd.`,
      confirm: 'Versturen',
      running: 'Facturen versturen',
      done: (count: number) => `Een e-mail is verzonden voor ${invoices(count)}`,
      failed: (count: number) => `${invoices(count)} niet verstuurd`,
    },
    remind: {
      name: (count: number) => `Verstuur herinnering (${count})`,
      nothing: 'Alleen voor vervallen facturen die nog openstaan',
      title: (count: number) => `Herinnering versturen voor ${invoices(count)}?`,
      text: (count: number) =>
        `${count === 1 ? 'De' : 'Elke'} klant krijgt een e-mail over wat nog openstaat.`,
      confirm: 'Versturen',
      running: 'Herinneringen versturen',
      done: (count: number) => `Een herinnering is verstuurd voor ${invoices(count)}`,
      failed: (count: number) => `Geen herinnering verstuurd voor ${invoices(count)}`,
    },
    pay: {
      name: (count: number) => `Markeer als betaald (${count})`,
      nothing: 'Alleen voor verzonden facturen die nog openstaan',
      title: (count: number) => `${invoices(count)} markeren als betaald?`,
      text: (day: string) => `Wat nog openstaat, staat daarna als betaald op ${day}.`,
      confirm: 'Markeren',
      running: 'Facturen markeren als betaald',
      done: (count: number) => `De status is veranderd voor ${invoices(count)}`,
      failed: (count: number) => `${invoices(count)} niet gemarkeerd als betaald`,
    },
    mailing: {
      subject: 'Onderwerp',
      subjectHint: 'Wat tussen accolades staat, wordt per factuur ingevuld',
      copyToSelf: 'Stuur mij van elke e-mail een kopie',
      copyHint: (email: string) => `Naar ${email}. De ontvangers zien dat niet.`,
      leave:
        'Weet je zeker dat je wil afsluiten zonder te versturen? Je onderwerp wordt niet bewaard.',
    },
    progress: (done: number, total: number) => `${done} van ${total}`,
    stillSelected: (count: number) =>
      count === 1 ? 'Deze factuur is nog geselecteerd.' : 'Deze facturen zijn nog geselecteerd.',
    close: 'Sluiten',
  },
  exports: {
    name: 'Exporteren',
    csv: 'Exporteer als CSV',
    zip: 'Exporteer als zip',
    fileName: (day: string) => `Facturen ${day}`,
    failed: 'Exporteren is niet gelukt',
  },
  mail: {
    queued: (count: number) => `E-mails worden verstuurd: nog ${count} in wachtrij`,
    failed: (count: number) => `${mails(count)} mislukt`,
    more: (count: number) => `en nog ${count}`,
  },
};
