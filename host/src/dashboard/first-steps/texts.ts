import type { StepName } from './steps-of';

type Words = { title: string; why: string; action: string };

export const texts = {
  title: 'Op weg naar je eerste factuur',
  dismiss: 'Niet meer tonen',
  done: (done: number, all: number) => `${done} van ${all} klaar`,
  isDone: 'Klaar',
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
