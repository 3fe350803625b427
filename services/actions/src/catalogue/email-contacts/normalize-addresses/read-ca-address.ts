import type { ReadAddress } from './address-parts';
import { CA_POSTCODE } from './guess-country';
import { provinceAtEnd } from './north-american-regions';
import { readAddress } from './read-address';

/** Reads a Canadian address: the province stands between the town and the postcode. */
export function readCaAddress(lines: readonly string[]): ReadAddress {
  const text = lines.join(', ');
  const postcode = CA_POSTCODE.exec(text);
  const head = postcode ? text.slice(0, postcode.index) : text;
  const province = provinceAtEnd(head);
  const before = (province?.before ?? head).split(',').map((line) => line.trim());
  const { parts, confidence } = readAddress([...before, postcode?.[0].trim() ?? ''].filter(Boolean), 'CA');
  if (!province) return { parts, confidence };
  return { parts: { ...parts, region: province.code }, confidence: { ...confidence, region: 0.95 } };
}
