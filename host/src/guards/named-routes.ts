import { fitsPath } from '@boekwerk/shared/contract/fits-path';
import type { Right } from '@boekwerk/shared/domain/user/rights';

type Row = readonly [
  name: string,
  /** `:id` stands for one part of any content. */
  path: string,
  /** `anyone` is for who is not signed in yet. */
  right: Right | 'anyone',
  /** The remote that has the page; null is the host itself. */
  remote: string | null,
];

/** Every page there is, by name: the guard, the menu and the way back after signing in go by this table alone. */
const TABLE = [
  ['login', '/login', 'anyone', 'auth'],
  ['register', '/register', 'anyone', 'auth'],
  ['adviser', '/adviser', 'anyone', null],
  ['adviser_register', '/adviser/register', 'anyone', 'auth'],
  ['forgotpassword', '/forgotpassword', 'anyone', 'auth'],
  ['resetpassword', '/resetpassword', 'anyone', 'auth'],
  ['activate', '/activate', 'anyone', 'auth'],
  ['acceptinvitation', '/acceptinvitation', 'anyone', 'auth'],
  ['onboarding', '/onboarding', 'signedIn', 'onboarding'],
  ['onboarding_welcome', '/onboarding/welcome', 'signedIn', 'onboarding'],
  ['onboarding_adviser_welcome', '/onboarding/adviser/welcome', 'practice', 'onboarding'],
  ['onboarding_adviser_relations', '/onboarding/adviser/relations', 'practice', 'onboarding'],
  ['onboarding_adviser_finished', '/onboarding/adviser/finished', 'practice', 'onboarding'],
  ['dashboard', '/dashboard', 'signedIn', null],
  ['logout', '/logout', 'signedIn', null],
  ['switch', '/switch', 'signedIn', null],
  ['administration', '/administration', 'documents', 'bookkeeping'],
  ['administration_document', '/administration/document', 'documents', 'bookkeeping'],
  [
    'administration_document_overview',
    '/administration/document/overview',
    'documents',
    'bookkeeping',
  ],
  ['administration_praxis', '/administration/praxis', 'imports', 'praxis'],
  ['invoicing', '/invoicing', 'invoicing', 'invoicing'],
  ['invoice', '/invoicing/invoice', 'invoicing', 'invoicing'],
  ['invoice_overview', '/invoicing/invoice/overview', 'invoicing', 'invoicing'],
  ['invoice_create', '/invoicing/invoice/create', 'invoicing', 'invoicing'],
  ['invoice_edit', '/invoicing/invoice/edit/:id', 'invoicing', 'invoicing'],
  ['product_overview', '/invoicing/product/overview', 'invoicing', 'invoicing'],
  ['relation', '/relation', 'signedIn', 'relations'],
  ['relation_overview', '/relation/overview', 'signedIn', 'relations'],
  ['relation_create', '/relation/create', 'addRelations', 'relations'],
  ['relation_edit', '/relation/edit/:id', 'editRelations', 'relations'],
  ['relation_import', '/relation/import', 'addRelations', 'relations'],
  ['question', '/question', 'questions', 'bookkeeping'],
  ['question_overview', '/question/overview', 'questions', 'bookkeeping'],
  ['settings', '/settings', 'signedIn', 'settings'],
  ['settings_account', '/settings/account', 'signedIn', 'settings'],
  ['settings_account_profile', '/settings/account/profile', 'signedIn', 'settings'],
  ['settings_account_password', '/settings/account/password', 'signedIn', 'settings'],
  ['settings_account_security', '/settings/account/security', 'signedIn', 'settings'],
  ['settings_company', '/settings/company', 'signedIn', 'settings'],
  ['settings_company_edit', '/settings/company/edit', 'signedIn', 'settings'],
  ['settings_company_twinfield', '/settings/company/twinfield', 'accountingLink', 'settings'],
  ['settings_company_users', '/settings/company/users', 'users', 'settings'],
  ['settings_company_invoicing', '/settings/company/invoicing', 'invoicing', 'settings'],
  ['settings_administration', '/settings/administration', 'administrations', 'settings'],
  [
    'settings_administration_overview',
    '/settings/administration/overview',
    'administrations',
    'settings',
  ],
  [
    'settings_administration_create',
    '/settings/administration/create',
    'administrations',
    'settings',
  ],
] as const satisfies readonly Row[];

export type RouteName = (typeof TABLE)[number][0];

export type NamedRoute = {
  name: string;
  path: string;
  right: Right | 'anyone';
  remote: string | null;
};

/** Every part of the design system in its states; not in a production build. */
const developmentRows: readonly Row[] =
  process.env.NODE_ENV === 'production' ? [] : [['kit', '/kit', 'signedIn', null]];

export const namedRoutes: readonly NamedRoute[] = [...TABLE, ...developmentRows].map(
  ([name, path, right, remote]) => ({ name, path, right, remote }),
);

/** The route of a name. */
export const routeNamed = (name: RouteName): NamedRoute =>
  // The type says that there is one.
  namedRoutes.find((route) => route.name === name) as NamedRoute;

/** The page at a path; null when there is none. */
export function routeAt(pathname: string): NamedRoute | null {
  const routed = asRouted(pathname);
  return namedRoutes.find(({ path }) => fitsPath(path, routed)) ?? null;
}

/** The router looks past case, escapes and a slash at the end, so the guards must as well. */
function asRouted(pathname: string): string {
  const plain = decoded(pathname).toLowerCase();
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
