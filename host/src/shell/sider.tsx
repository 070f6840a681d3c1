import { Logo, Wordmark } from '@boekwerk/shared/plain';
import { Link } from '@boekwerk/shared/router';
import { LeftOutlined, RightOutlined } from '@boekwerk/shared/ui/icons';
import { MainMenu, type MenuProps } from './main-menu';
import { texts } from './texts';
import { useCollapsed } from './use-collapsed';

/** The menu beside the page, on screens that have room for it. */
export function Sider(menu: MenuProps) {
  const [isCollapsed, setCollapsed] = useCollapsed();
  const toggleLabel = isCollapsed ? texts.expand : texts.collapse;
  return (
    <aside className={`host-sider${isCollapsed ? ' host-sider-collapsed' : ''}`}>
      <Link to="/dashboard" className="host-brand" aria-label={texts.home}>
        {isCollapsed ? <Logo /> : <Wordmark />}
      </Link>
      <MainMenu {...menu} isCollapsed={isCollapsed} onExpand={() => setCollapsed(false)} />
      <button
        type="button"
        className="host-menu-item host-sider-toggle"
        aria-expanded={!isCollapsed}
        title={isCollapsed ? toggleLabel : undefined}
        onClick={() => setCollapsed(!isCollapsed)}
      >
        {isCollapsed ? <RightOutlined aria-hidden /> : <LeftOutlined aria-hidden />}
        <span className="host-menu-label">{toggleLabel}</span>
      </button>
    </aside>
  );
}
