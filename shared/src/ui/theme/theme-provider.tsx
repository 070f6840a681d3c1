import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useIsPhone } from '../list/use-is-phone';
import { darkTheme, forFingers, lightTheme, still } from './antd-theme';
import { useIsDark } from './color-mode';
import { dutch } from './dutch';
import './antd.css';

type Props = {
  children: ReactNode;
  /** Tests switch animations off to save time. */
  hasMotion?: boolean;
};

/** Theme, language and nonce of all components; there is one in the page. */
export function ThemeProvider({ children, hasMotion = true }: Props) {
  const colors = useIsDark() ? darkTheme : lightTheme;
  const theme = useIsPhone() ? forFingers(colors) : colors;
  return (
    <ConfigProvider
      locale={dutch}
      theme={hasMotion && !prefersStillness() ? theme : still(theme)}
      csp={csp}
      button={{ autoInsertSpace: false }}
      select={selectIcons}
    >
      {children}
    </ConfigProvider>
  );
}

/** Its own would be read out by their English names. */
const selectIcons = {
  suffixIcon: <DownOutlined aria-hidden />,
  loadingIcon: <LoadingOutlined spin aria-hidden />,
};

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The page's content security policy admits styles with this nonce only. */
const csp = {
  nonce: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '',
};
