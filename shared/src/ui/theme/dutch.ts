import type { ConfigProviderProps } from 'antd';
import nlNL from 'antd/locale/nl_NL';

/**
 * What the components say of themselves; their own translation calls emptying a date "Reset", and writes how many rows a
 * page has as two words.
 */
export const dutch: ConfigProviderProps['locale'] = {
  ...nlNL,
  ...(nlNL.DatePicker && {
    DatePicker: { ...nlNL.DatePicker, lang: { ...nlNL.DatePicker.lang, clear: 'Wissen' } },
  }),
  Pagination: { ...nlNL.Pagination, page_size: 'Aantal per pagina' },
};
