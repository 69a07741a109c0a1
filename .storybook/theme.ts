import { create } from 'storybook/theming/create';

/** The colours of the product's dark theme, as literals: the manager cannot read tokens.css. */
export const theme = create({
  base: 'dark',
  brandTitle: 'Tulpar',
  brandUrl: '?path=/docs/welcome--docs',
  brandTarget: '_self',
  colorPrimary: '#2ee0cc',
  colorSecondary: '#16c4b1',
  appBg: '#120f0d',
  appContentBg: '#1b1715',
  appPreviewBg: '#120f0d',
  appBorderColor: '#443b34',
  appBorderRadius: 12,
  textColor: '#f7f1e9',
  textInverseColor: '#1a1512',
  textMutedColor: '#bdb2a7',
  barBg: '#1b1715',
  barTextColor: '#bdb2a7',
  barSelectedColor: '#2ee0cc',
  barHoverColor: '#63eedd',
  inputBg: '#25201c',
  inputBorder: '#84796e',
  inputTextColor: '#f7f1e9',
  inputBorderRadius: 8,
});
