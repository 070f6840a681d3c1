import type { LOGINS } from '../world/logins';

type Screen = { login: keyof typeof LOGINS; path: string; title: string };

/** The pages that need no session. */
export const PUBLIC = ['/login', '/register', '/adviser/register', '/forgotpassword'];

/** Every screen of who is signed in, with the heading that says it has arrived. */
export const SCREENS: readonly Screen[] = [
  { login: 'ondernemer', path: '/dashboard', title: 'Dashboard' },
  { login: 'ondernemer', path: '/invoicing/invoice/overview', title: 'Facturen' },
  { login: 'ondernemer', path: '/invoicing/invoice/create', title: 'Nieuwe factuur' },
  { login: 'ondernemer', path: '/invoicing/invoice/overview?tab=recurring', title: 'Facturen' },
  { login: 'ondernemer', path: '/invoicing/product/overview', title: 'Producten' },
  { login: 'ondernemer', path: '/relation/overview', title: 'Relaties beheren' },
  { login: 'ondernemer', path: '/relation/create', title: 'Nieuwe relatie' },
  { login: 'ondernemer', path: '/relation/import', title: 'Relaties importeren' },
  { login: 'ondernemer', path: '/settings/company/edit', title: 'Bedrijfsgegevens' },
  { login: 'ondernemer', path: '/settings/company/users', title: 'Gebruikers' },
  { login: 'ondernemer', path: '/settings/company/invoicing', title: 'Facturen' },
  { login: 'ondernemer', path: '/settings/account/profile', title: 'Profiel' },
  { login: 'ondernemer', path: '/settings/account/password', title: 'Wachtwoord' },
  { login: 'ondernemer', path: '/settings/account/security', title: 'Beveiliging' },
  { login: 'ondernemer', path: '/settings/administration/overview', title: 'Administraties' },
  { login: 'ondernemer', path: '/settings/administration/create', title: 'Nieuwe administratie' },
  { login: 'ondernemer', path: '/administration/document/overview', title: 'Documenten' },
  { login: 'ondernemer', path: '/question/overview', title: 'Openstaande vragen' },
  { login: 'ondernemer', path: '/onboarding/welcome', title: 'Welkom' },
  { login: 'boekhouder', path: '/dashboard', title: 'Dashboard' },
  { login: 'boekhouder', path: '/question/overview', title: 'Openstaande vragen' },
  { login: 'boekhouder', path: '/relation/overview', title: 'Relaties beheren' },
  { login: 'boekhouder', path: '/relation/create', title: 'Nieuwe relatie' },
  { login: 'boekhouder', path: '/relation/import', title: 'Relaties importeren' },
  { login: 'boekhouder', path: '/settings/company/edit', title: 'Bedrijfsgegevens' },
  { login: 'boekhouder', path: '/settings/company/twinfield', title: 'Twinfield koppeling' },
  { login: 'boekhouder', path: '/settings/company/users', title: 'Gebruikers' },
  { login: 'boekhouder', path: '/onboarding/adviser/welcome', title: 'Welkom bij Boekwerk' },
  { login: 'boekhouder', path: '/onboarding/adviser/relations', title: 'Je eerste relatie' },
  { login: 'boekhouder', path: '/onboarding/adviser/finished?skipped=true', title: 'All done' },
  { login: 'import', path: '/administration/praxis', title: 'Import weekstaat' },
];
