import { useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { globalCss } from './global-css';

/** Set on the style element of a document that has these rules from the start. */
export const GLOBAL_STYLE_ATTRIBUTE = 'data-global-style';

const Rules = createGlobalStyle`
  ${globalCss}
`;

/** Fonts, tokens, both themes and the reset, unless the document has them. Rendered once, by the shell or a standalone remote. */
export function GlobalStyle() {
  const [isNeeded] = useState(lacksRules);
  return isNeeded ? <Rules /> : null;
}

/** A page that is rendered to HTML is put into a document that has them. */
function lacksRules(): boolean {
  return typeof document !== 'undefined' && !document.querySelector(`style[${GLOBAL_STYLE_ATTRIBUTE}]`);
}
