const LONGEST = 60;
/** Names that Windows keeps for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A title as the name of a file on every system: letters a to z, digits and hyphens. Titles in other scripts become the fallback.
 */
export function toSafeName(title: string, fallback = 'draft'): string {
  const name = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  if (name === '') return fallback;
  return RESERVED.test(name) ? `${fallback}-${name}` : name;
}
