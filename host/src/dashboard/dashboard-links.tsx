import { useMenu } from '@boekwerk/shared/deployment/use-menu';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';

type Props = {
  /** The menu that the pages ask for a place in. */
  menu: 'company-dashboard' | 'firm-dashboard';
  /** Leaves out what does not stand out. */
  isMainOnly?: boolean;
  /** Something else on the page stands out. */
  isQuiet?: boolean;
};

/** What pages of other apps offer from the dashboard. */
export const DashboardLinks = ({ menu, isMainOnly = false, isQuiet = false }: Props) =>
  useMenu(menu)
    .filter(({ isMain }) => isMain || !isMainOnly)
    .map(({ title, to, icon, isMain }) => (
      <LinkButton
        key={title}
        type={isMain && !isQuiet ? 'primary' : 'default'}
        to={to ?? ''}
        icon={icon === 'plus' ? <PlusOutlined aria-hidden /> : undefined}
      >
        {title}
      </LinkButton>
    ));
