import { theme as antdTheme, type ThemeConfig } from 'antd';
import { dark, font, light, type Tokens, tones } from '../../tokens';

const measures = {
  fontFamily: font,
  fontSize: 14,
  lineHeight: 1.5,
  borderRadius: 6,
  borderRadiusLG: 8,
  borderRadiusSM: 4,
  controlHeight: 32,
  controlHeightLG: 40,
  controlHeightSM: 24,
  wireframe: false,
  motionDurationMid: '0.15s',
  motionDurationSlow: '0.2s',
  fontWeightStrong: 600,
  lineWidthFocus: 2,
  boxShadowTertiary: 'none',
};

const colors = (tokens: Tokens) => ({
  colorPrimary: tokens.primary,
  colorLink: tokens.link,
  colorInfo: tokens.info,
  colorSuccess: tokens.success,
  colorWarning: tokens.warning,
  colorError: tokens.error,
  colorTextBase: tokens.text,
  colorText: tokens.text,
  colorTextSecondary: tokens.textSecondary,
  colorTextTertiary: tokens.textHint,
  colorTextPlaceholder: tokens.textHint,
  colorTextDescription: tokens.textSecondary,
  colorBgLayout: tokens.page,
  colorBgContainer: tokens.card,
  colorBgElevated: tokens.raised,
  colorFillAlter: tokens.soft,
  colorBorder: tokens.border,
  colorBorderSecondary: tokens.hairline,
  colorSplit: tokens.split,
});

const components = (tokens: Tokens): ThemeConfig['components'] => ({
  Layout: {
    headerBg: tokens.card,
    headerHeight: 56,
    headerPadding: '0 24px',
    siderBg: tokens.card,
    bodyBg: tokens.page,
  },
  Menu: {
    itemHeight: 36,
    itemBorderRadius: 6,
    itemBg: tokens.card,
    itemColor: tokens.textLabel,
    itemSelectedBg: tokens.selected,
    itemSelectedColor: tokens.link,
    subMenuItemSelectedColor: tokens.link,
    activeBarBorderWidth: 0,
  },
  // Its own would be a dark grey in the light.
  Select: {
    optionSelectedBg: tokens.selected,
    controlItemBgActiveHover: tokens.selectedHover,
  },
  // The dark algorithm would darken what is selected until it can no longer be read.
  Tabs: {
    horizontalItemPadding: '10px 0',
    horizontalItemGutter: 24,
    titleFontSize: 14,
    itemSelectedColor: tokens.link,
    itemHoverColor: tokens.link,
    itemActiveColor: tokens.link,
    inkBarColor: tokens.link,
  },
  Pagination: { itemActiveColor: tokens.link, itemActiveColorHover: tokens.link },
  Button: {
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    fontWeight: 500,
    defaultBorderColor: tokens.borderButton,
    defaultHoverColor: tokens.link,
    defaultHoverBorderColor: tokens.link,
    defaultActiveColor: tokens.link,
    defaultActiveBorderColor: tokens.link,
  },
  // Days of the neighbouring months can be picked too, so they have to be read.
  DatePicker: { colorTextDisabled: tokens.textHint },
  Modal: { titleFontSize: 18 },
  Tag: { defaultBg: tones.neutral.light[1], defaultColor: tones.neutral.light[0] },
});

// One antd and one root in the page: a fixed key keeps style rules short and stable.
const shared: ThemeConfig = { hashed: false };

export const lightTheme: ThemeConfig = {
  ...shared,
  cssVar: { key: 'boekwerk', prefix: 'ant' },
  algorithm: antdTheme.defaultAlgorithm,
  token: { ...measures, ...colors(light) },
  components: components(light),
};

export const darkTheme: ThemeConfig = {
  ...shared,
  cssVar: { key: 'boekwerk-dark', prefix: 'ant' },
  algorithm: antdTheme.darkAlgorithm,
  token: { ...measures, ...colors(dark), colorBgBase: dark.page },
  components: {
    ...components(dark),
    // White on the light red of the dark theme cannot be read.
    Button: { ...components(dark)?.Button, dangerColor: dark.page },
    Tag: { defaultBg: tones.neutral.dark[1], defaultColor: tones.neutral.dark[0] },
  },
};

/** As large as a finger asks for, of whatever size a control is elsewhere (WCAG 2.5.5). */
const FINGER_PX = 44;

/** A theme on a phone. Its rules have a name of their own, for both may have been in use in one page. */
export const forFingers = ({ cssVar, token, ...theme }: ThemeConfig): ThemeConfig => ({
  ...theme,
  cssVar: { prefix: 'ant', key: `${typeof cssVar === 'object' ? cssVar.key : 'boekwerk'}-phone` },
  token: {
    ...token,
    controlHeight: FINGER_PX,
    controlHeightLG: FINGER_PX,
    controlHeightSM: FINGER_PX,
  },
  components: {
    ...theme.components,
    // As high as others, a small one has the same shape.
    Button: {
      ...theme.components?.Button,
      paddingInlineSM: 12,
      borderRadiusSM: measures.borderRadius,
    },
    // Their sizes follow the controls', and they are pressed with what stands beside them.
    Switch: { trackHeight: 24, trackHeightSM: 20 },
    Pagination: { ...theme.components?.Pagination, itemSize: FINGER_PX, itemSizeSM: FINGER_PX },
    Select: { ...theme.components?.Select, multipleItemHeight: 32, multipleItemHeightSM: 24 },
    // Seven days beside each other fit in a window of 320 pixels; each is as high as a finger asks for, with what is around it.
    DatePicker: { ...theme.components?.DatePicker, cellWidth: 37, cellHeight: 32 },
    Checkbox: { controlInteractiveSize: 20 },
    Radio: { radioSize: 20 },
  },
});

/** A theme in which nothing moves. */
export const still = (theme: ThemeConfig): ThemeConfig => ({
  ...theme,
  token: { ...theme.token, motion: false },
});
