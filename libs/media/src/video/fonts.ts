import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The scripts that the packages of the fonts have a file for, the most frequent first. */
const FAMILIES = {
  heading: {
    files: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque',
    scripts: ['latin', 'latin-ext', 'vietnamese'],
  },
  text: {
    files: '@fontsource-variable/inter/files/inter',
    scripts: ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
  },
} as const;

export type FontFamily = keyof typeof FAMILIES;

/** What the fonts of Fontsource cover (their `unicode.json`), without control characters. */
const COVERED =
  /[ -~\u00a0-\u02ff\u0304\u0308\u0329\u0300-\u0301\u0303\u0323\u0370-\u052f\u1c80-\u1c8a\u1d00-\u1dbf\u1e00-\u1fff\u2010-\u2027\u202f-\u205e\u20a0-\u20c0\u2113\u2116\u2122\u2191\u2193\u2212\u2215\u2c60-\u2c7f\u2de0-\u2dff\ua640-\ua69f\ua720-\ua7ff]/u;

interface FontRegistry {
  registerFromPath(path: string, alias: string): unknown;
}

/** @throws when a font is missing: text would be drawn in a font of the machine. */
export function registerFonts(registry: FontRegistry): void {
  for (const [family, { files, scripts }] of Object.entries(FAMILIES)) {
    for (const script of scripts) {
      const path = resolve(`${files}-${script}-wght-normal.woff2`);
      if (!registry.registerFromPath(path, toAlias(family, script))) throw new Error(`The font ${path} is not read.`);
    }
  }
}

/** A `font` of a drawing context; scripts that a heading's font lacks are drawn in the text font. */
export function toCssFont(family: FontFamily, size: number): string {
  const families = family === 'heading' ? (['heading', 'text'] as const) : (['text'] as const);
  const aliases = families.flatMap((name) => FAMILIES[name].scripts.map((script) => `"${toAlias(name, script)}"`));
  return `${size}px ${aliases.join(', ')}`;
}

/** The text without characters that no bundled font has, such as emoji, and which those are. */
export function keepCoveredText(text: string): { readonly text: string; readonly dropped: readonly string[] } {
  const characters = [...text.normalize('NFC').replace(/\s+/gu, ' ')];
  const dropped = characters.filter((character) => !COVERED.test(character));
  const kept = characters.filter((character) => COVERED.test(character)).join('');
  return { text: kept.replace(/ {2,}/g, ' ').trim(), dropped: [...new Set(dropped)] };
}

function toAlias(family: string, script: string): string {
  return `media-${family}-${script}`;
}
