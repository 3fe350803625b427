import { focusRing, media } from '../tokens';
import { dark, light } from '../tokens/palette';
import * as scales from '../tokens/scales';
import { declarations, token } from '../tokens/token';
import { fontFaces } from './fonts';

const darkTheme = `color-scheme:dark;${declarations('color', dark)}`;
const lightTheme = `color-scheme:light;${declarations('color', light)}`;
const scaleDeclarations = Object.entries(scales)
  .map(([group, values]) => declarations(group, values))
  .join('');

/** Fonts, tokens, both themes and the reset. */
export const globalCss = `
  ${fontFaces}

  :root { ${scaleDeclarations} ${lightTheme} }
  @media (prefers-color-scheme: dark) { :root { ${darkTheme} } }
  :root[data-theme='light'] { ${lightTheme} }
  :root[data-theme='dark'] { ${darkTheme} }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block-start: 80px;
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
    background: ${token.color.canvas};
    color: ${token.color.text};
    font-family: ${token.font.body};
    font-size: ${token.text.body};
    line-height: ${token.leading.text};
    font-feature-settings: 'cv05', 'cv11';
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd { margin: 0; }
  h1, h2, h3, h4, h5, h6 {
    font-family: ${token.font.heading};
    font-weight: ${token.weight.semibold};
    line-height: ${token.leading.heading};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  ul[role='list'], ol[role='list'] { margin: 0; padding: 0; list-style: none; }
  img, svg, video { display: block; max-inline-size: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  code, kbd, samp, pre { font-family: ${token.font.mono}; font-size: 0.9em; font-feature-settings: normal; }
  pre > code { font-size: inherit; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  [hidden] { display: none !important; }
  ${media.withoutScript} { [data-early='theme'] { display: none; } }

  :focus-visible { outline: ${focusRing}; outline-offset: 2px; }
  main:focus, [tabindex='-1']:focus { outline: none; }
  ::selection { background: ${token.color.accent}; color: ${token.color.onAccent}; }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
