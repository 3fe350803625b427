import { CliError } from '../../database/cli-error.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Checks a name that becomes the name of files.
 *
 * @throws {CliError} when it is not lower-case words joined by hyphens.
 */
export function assertKebabCase(name: string, what: string): void {
  if (!KEBAB.test(name))
    throw new CliError(`"${name}" cannot be ${what}: use lower-case words joined by hyphens, such as "price-list".`);
}

/** "price-list" as people write it: "Price list". */
export function inWords(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The plural of a regular English noun. */
export function toPlural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
