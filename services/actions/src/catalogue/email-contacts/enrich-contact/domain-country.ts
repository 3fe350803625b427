/** Country endings that companies of any country take. */
const INTERNATIONAL = new Set(
  'ac ag ai am at.hm bz cc cd cf cm co cx dj eu fm ga gg gl gq gs hm im io je la ly me ml ms nu sc sh so st tk to tv vc vg vu ws'.split(
    ' ',
  ),
);

/** ISO code of the country whose ending a domain has; null for endings that say nothing about a country. */
export function findDomainCountry(domain: string): string | null {
  const ending = domain.split('.').at(-1) ?? '';
  if (!/^[a-z]{2}$/.test(ending) || INTERNATIONAL.has(ending)) return null;
  return ending === 'uk' ? 'GB' : ending.toUpperCase();
}
