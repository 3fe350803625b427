import { light } from './palette';
import * as scales from './scales';

const groups = { color: light, ...scales };

type Groups = typeof groups;

/** Every design decision by name; each value is a reference to a CSS custom property that `GlobalStyle` declares. */
export type Tokens = { readonly [Group in keyof Groups]: { readonly [Name in keyof Groups[Group]]: string } };

/** `('color', 'textMuted')` becomes `--color-text-muted`. */
function propertyName(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export const token = Object.fromEntries(
  Object.entries(groups).map(([group, values]) => [
    group,
    Object.fromEntries(Object.keys(values).map((name) => [name, `var(${propertyName(group, name)})`])),
  ]),
) as Tokens; // Object.fromEntries forgets the keys that the mapped type above states

/** The declarations behind one group of tokens. */
export function declarations(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${propertyName(group, name)}:${value};`)
    .join('');
}
