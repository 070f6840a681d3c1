export { BreadcrumbSlot, type Crumb } from './page/breadcrumbs';
export { FooterBar } from './page/footer-bar';
export { PageShell, usePageTitle } from './page/page-shell';
