export { GLOBAL_STYLE_ATTRIBUTE, GlobalStyle } from './global-style';
export { globalCss } from './global-css';
