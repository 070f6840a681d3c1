import type { StepName } from './steps-of';

type Words = { title: string; why: string; action: string };

export const texts = {
  title: 'Op weg naar je eerste factuur',
  dismiss: 'Niet meer tonen',
  done: (done: number, all: number) => `${done} van ${all} klaar`,
  isDone: 'Klaar',
  firm: {
    title: 'Op weg met je kantoor',
    intro:
      'Zodra er een ondernemer is, zie je hier wat er van wie wacht en wanneer de btw moet zijn ingediend.',
    none: 'Nog geen ondernemers',
    ask: 'Vraag de eigenaar van je kantoor om je ondernemers toe te wijzen.',
    steps: [
      {
        page: 'relation_create',
        title: 'Voeg je eerste ondernemer toe',
        why: 'Met het KvK-nummer vullen we naam en adres voor je in.',
        action: 'Voeg ondernemer toe',
      },
      {
        page: 'relation_import',
        title: 'Of neem al je ondernemers in één keer over',
        why: 'Uit een bestand van Excel, of van je vorige pakket.',
        action: 'Importeer een bestand',
      },
      {
        page: 'settings_company_user',
        title: 'Nodig je collega’s uit',
        why: 'Je bepaalt zelf wie welke ondernemers ziet.',
        action: 'Nodig een collega uit',
      },
    ],
  },
  steps: {
    details: {
      title: 'Vul je bedrijfsgegevens aan',
      why: 'Je adres, btw-nummer en IBAN moeten op je facturen staan.',
      action: 'Voeg gegevens toe',
    },
    logo: {
      title: 'Voeg je logo toe',
      why: 'Het komt boven aan je facturen.',
      action: 'Voeg logo toe',
    },
    customer: {
      title: 'Voeg je eerste klant toe',
      why: 'Met het KvK-nummer vullen we naam en adres voor je in.',
      action: 'Voeg klant toe',
    },
    invoice: {
      title: 'Maak je eerste factuur',
      why: 'Je ziet een voorbeeld voordat je hem verstuurt.',
      action: 'Maak factuur',
    },
  } satisfies Record<StepName, Words>,
};
