/** @public read by the build of the shell, which writes the rules into the document */
export { globalCss } from './global-css';
/** @public */
export { GLOBAL_STYLE_ATTRIBUTE, GlobalStyle } from './global-style';
