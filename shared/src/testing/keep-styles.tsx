import { act } from '@testing-library/react';
import {
  AutoComplete,
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Drawer,
  Dropdown,
  Input,
  Menu,
  Modal,
  Pagination,
  Radio,
  Select,
  Skeleton,
  Space,
  Switch,
} from 'antd';
import { createRoot } from 'react-dom/client';
import { lightTheme, still } from '../ui/theme/antd-theme';

let areKept = false;

/**
 * Keeps what antd's components look like for all tests of a file. antd makes the rules of a component when the first of its
 * kind is drawn, and drops them with the last one, which is after each test: a sixth of their time. Of each that most
 * screens have, one stays drawn, outside the document.
 */
export function keepStyles() {
  if (areKept) return;
  areKept = true;
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <ConfigProvider theme={still(lightTheme)}>
        <AutoComplete />
        <Button />
        <Checkbox />
        <DatePicker />
        <Drawer />
        <Dropdown menu={{ items: [] }}>
          <span />
        </Dropdown>
        <Input.TextArea />
        <Menu items={[]} />
        <Modal />
        <Pagination />
        <Radio />
        <Select />
        <Skeleton />
        <Space />
        <Switch />
      </ConfigProvider>,
    ),
  );
}
