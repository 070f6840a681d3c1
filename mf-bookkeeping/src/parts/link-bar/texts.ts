import type { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';

type BrokenBy = NonNullable<ReplyOf<typeof checkConnection>['broken_by']>;

export const texts = {
  none: 'Je bent nog niet gekoppeld met Twinfield',
  broken: 'Koppeling verbroken',
  because: {
    consent: 'Twinfield laat Boekwerk niet meer toe.',
    firm: 'Het kantoor dat had gekoppeld, werkt niet meer voor deze relatie.',
    office: 'De onderneming is er niet meer in Twinfield, of is gesloten voor wie heeft gekoppeld.',
  } satisfies Record<BrokenBy, string>,
  brokenText:
    'Er gaat niets naar Twinfield tot de koppeling is hersteld. Daarna gaat alles vanzelf verder.',
  toSettings: 'Naar instellingen',
};
