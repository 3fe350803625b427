import bricolageLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import bricolageLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import monoLatin from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import monoLatinExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

interface Face {
  family: string;
  weights: string;
  url: string;
  range: string;
}

const faces: readonly Face[] = [
  { family: 'Bricolage Grotesque Variable', weights: '200 800', url: bricolageLatin, range: latin },
  { family: 'Bricolage Grotesque Variable', weights: '200 800', url: bricolageLatinExt, range: latinExt },
  { family: 'Inter Variable', weights: '100 900', url: interLatin, range: latin },
  { family: 'Inter Variable', weights: '100 900', url: interLatinExt, range: latinExt },
  { family: 'JetBrains Mono Variable', weights: '100 800', url: monoLatin, range: latin },
  { family: 'JetBrains Mono Variable', weights: '100 800', url: monoLatinExt, range: latinExt },
];

function fontFace({ family, weights, url, range }: Face): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${url}) format('woff2');unicode-range:${range};}`;
}

/** The web fonts, and local stand-ins of the same width so that nothing moves when they arrive. */
export const fontFaces = `
  ${faces.map(fontFace).join('\n')}
  @font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:106.2%;ascent-override:91.2%;descent-override:22.7%;line-gap-override:0%;}
  @font-face{font-family:'Bricolage Fallback';font-weight:200 800;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');size-adjust:100.3%;ascent-override:92.7%;descent-override:26.9%;line-gap-override:0%;}
  @font-face{font-family:'Mono Fallback';src:local('Courier New'),local('Liberation Mono'),local('Roboto Mono'),local('DejaVu Sans Mono');size-adjust:99.98%;ascent-override:102%;descent-override:30%;line-gap-override:0%;}
  @font-face{font-family:'Inter DejaVu';font-weight:100 500;src:local('DejaVu Sans');size-adjust:93.8%;ascent-override:103.3%;descent-override:25.7%;line-gap-override:0%;}
  @font-face{font-family:'Inter DejaVu';font-weight:600 900;src:local('DejaVu Sans Bold');size-adjust:85.5%;ascent-override:113.3%;descent-override:28.2%;line-gap-override:0%;}
  @font-face{font-family:'Bricolage DejaVu';font-weight:200 800;src:local('DejaVu Sans Bold');size-adjust:84.7%;ascent-override:109.8%;descent-override:31.9%;line-gap-override:0%;}
`;
