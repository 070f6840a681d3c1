import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { Select, type SelectProps } from 'antd';
import type { ReactNode, Ref } from 'react';
import { folded } from '../../domain/text/folded';
import { type IsForList, PendingKeys } from '../server-search/pending-keys';
import './select.css';
import { type SearchAnswer, SearchFailed } from './search-failed';
import { texts } from './texts';

export type Option<Value> = { value: Value; label: string; disabled?: boolean };

export type SelectInputProps<Value> = {
  value: Value | null | undefined;
  onChange: (value: Value | null) => void;
  options: readonly Option<Value>[];
  onBlur?: () => void;
  /** Typing narrows the options down; with `onSearch` whoever gives the options does that. */
  isSearchable?: boolean;
  onSearch?: (text: string) => void;
  /** The options are still to come. Those of an earlier search are not offered until then: only the chosen one is. */
  isWaiting?: boolean;
  /** The choice can be cleared. */
  isClearable?: boolean;
  placeholder?: string;
  /** How the chosen option is shown, where its label alone does not say what was chosen. */
  chosenAs?: (label: string) => string;
  /** Shown when no option fits. */
  nothingFound?: string;
  /** What the server answered, of which the options are made: when it failed, that is no sign that nothing fits. */
  answer?: SearchAnswer;
  /** Told when the menu opens. */
  onOpen?: () => void;
  /** Under the options: a button to add one. */
  footer?: ReactNode;
  disabled?: boolean;
  size?: 'small';
  id?: string;
  status?: 'error' | '';
  // biome-ignore lint/suspicious/noExplicitAny: the component's ref type is not exported
  ref?: Ref<any>;
  'aria-label'?: string;
  /** What was chosen is being saved: it keeps the focus, as it would not out of reach. */
  'aria-busy'?: boolean;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  'aria-describedby'?: string;
};

export function SelectInput<Value extends string | number>(props: SelectInputProps<Value>) {
  const {
    value,
    onChange,
    options: _options,
    isSearchable,
    onSearch,
    nothingFound: _nothingFound,
    answer: _answer,
    footer,
    onOpen,
    chosenAs,
    ...rest
  } = props;
  const { isWaiting = false, isClearable, ...control } = rest;
  const select = (
    <Select<Value>
      {...control}
      className="bw-select"
      classNames={{ popup: { root: 'bw-select-popup' } }}
      value={value ?? undefined}
      onChange={(chosen) => onChange(chosen ?? null)}
      options={offered(props)}
      showSearch={search(isSearchable, onSearch)}
      labelRender={chosenAs && (({ label }) => chosenAs(String(label)))}
      loading={isWaiting}
      allowClear={isClearable && clearable}
      notFoundContent={inPlaceOfOptions(props)}
      popupRender={footer ? (menu) => <WithFooter menu={menu} footer={footer} /> : undefined}
      onOpenChange={onOpen && ((isOpen) => isOpen && onOpen())}
      popupMatchSelectWidth={isFailure(props)}
    />
  );
  if (!onSearch) return select;
  return (
    <PendingKeys isWaiting={isWaiting} isForList={isOpen}>
      {select}
    </PendingKeys>
  );
}

function offered<Value>({ options, value, onSearch, isWaiting }: SelectInputProps<Value>) {
  const isOld = isWaiting && onSearch !== undefined;
  return options.filter((option) => !isOld || option.value === value);
}

/** What is said in place of all options is no wider than the field, as an option may be. */
const isFailure = <Value,>(props: SelectInputProps<Value>): boolean =>
  Boolean(props.answer?.error) && offered(props).length === 0;

function inPlaceOfOptions<Value>({
  answer,
  isWaiting,
  nothingFound,
}: Pick<SelectInputProps<Value>, 'answer' | 'isWaiting' | 'nothingFound'>): ReactNode {
  if (answer?.error) return <SearchFailed answer={answer} />;
  return isWaiting ? texts.searching : nothingFound;
}

/** Keys on a closed menu: Tab moves on, the others open it. */
const isOpen: IsForList = (_key, field) => field.getAttribute('aria-expanded') === 'true';

function search(
  isSearchable = false,
  onSearch?: (text: string) => void,
): SelectProps['showSearch'] {
  if (!isSearchable && !onSearch) return false;
  return onSearch
    ? { onSearch, filterOption: false, searchIcon }
    : { filterOption: hasWords, filterSort: beginsFirst, searchIcon };
}

const searchIcon = <SearchOutlined aria-hidden />;

const clearable = { clearIcon: <CloseCircleFilled aria-hidden />, label: texts.clear };

type Labelled = { label?: unknown };

/** Whether all that was typed is in a label, word by word: a number, a name, or parts of both. */
const hasWords = (typed: string, option?: Labelled): boolean => {
  const label = folded(String(option?.label));
  return folded(typed)
    .split(/\s+/)
    .every((word) => label.includes(word));
};

/** Who types a number means what begins with it. */
const beginsFirst = (one: Labelled, other: Labelled, { searchValue }: { searchValue: string }) => {
  const begins = ({ label }: Labelled) =>
    Number(folded(String(label)).startsWith(folded(searchValue).trim()));
  return begins(other) - begins(one);
};

function WithFooter({ menu, footer }: { menu: ReactNode; footer: ReactNode }) {
  return (
    <>
      {menu}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: taking the focus would close the menu before the click */}
      <div className="bw-select-footer" onMouseDown={(event) => event.preventDefault()}>
        {footer}
      </div>
    </>
  );
}
