import { RejectedInputError } from '../../../engine/run-errors';
import { readColor } from '../color';
import type { BrandColors } from './palette';
import { readOptionalText, type Warn } from './read-text';

export interface Brand {
  readonly colors: BrandColors;
  readonly name: string | null;
  readonly website: string | null;
}

const KEYS = ['name', 'website', 'primary', 'accent', 'background'] as const;
const DEFAULT_COLORS = { primary: '#FF5A1F', background: '#FBFAF7' };
const MAX_NAME = 40;
const MAX_WEBSITE = 60;

/**
 * Name, address and colours of a brand; all of them may be missing.
 *
 * @throws {RejectedInputError}
 */
export function readBrand(value: unknown, warn: Warn): Brand {
  if (value === undefined || value === null)
    return { colors: { ...DEFAULT_COLORS, accent: null }, name: null, website: null };
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new RejectedInputError('brand', `Must be an object with any of ${KEYS.join(', ')}.`);
  }
  const entries = new Map(Object.entries(value));
  const unknown = [...entries.keys()].filter((key) => !KEYS.some((known) => known === key)).slice(0, 5);
  if (unknown.length > 0) warn(`brand: ${unknown.join(', ')} is not known; ${KEYS.join(', ')} are.`);
  const website = readOptionalText(
    entries.get('website'),
    { field: 'brand', label: '"website"', max: MAX_WEBSITE },
    warn,
  );
  return {
    colors: {
      primary: readBrandColor(entries.get('primary'), 'primary') ?? DEFAULT_COLORS.primary,
      accent: readBrandColor(entries.get('accent'), 'accent'),
      background: readBrandColor(entries.get('background'), 'background') ?? DEFAULT_COLORS.background,
    },
    name: readOptionalText(entries.get('name'), { field: 'brand', label: '"name"', max: MAX_NAME }, warn),
    website: website?.replace(/^https?:\/\//i, '').replace(/\/$/, '') ?? null,
  };
}

function readBrandColor(value: unknown, key: string): string | null {
  if (value === undefined || value === null || value === '') return null;
  const color = typeof value === 'string' ? readColor(value) : null;
  if (color === null) throw new RejectedInputError('brand', `"${key}" must be a colour such as #FF5A1F.`);
  return color;
}
