import type { ConfigProviderProps } from 'antd';
import nlNL from 'antd/locale/nl_NL';

/** What the components say of themselves; their own translation calls emptying a date "Reset". */
export const dutch: ConfigProviderProps['locale'] = {
  ...nlNL,
  ...(nlNL.DatePicker && {
    DatePicker: { ...nlNL.DatePicker, lang: { ...nlNL.DatePicker.lang, clear: 'Wissen' } },
  }),
};
