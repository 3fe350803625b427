import type { FieldReader } from '../../../fields/read-fields';

/** Parameters of the campaign, in the order in which they are written. Empty ones are left out. */
export interface Tracking {
  readonly utm_source: string;
  readonly utm_medium: string;
  readonly utm_campaign: string;
  readonly utm_content: string;
  readonly utm_term: string;
}

interface Defaults {
  readonly campaign: string;
  readonly prospect: string;
  warn(message: string): void;
}

/** Each parameter has two names, as `campaign` and `utm_campaign`. */
export function readTracking(reader: FieldReader, { campaign, prospect, warn }: Defaults): Tracking {
  const value = (key: string) => {
    const [short, long] = [reader.text(key, { max: 100 }), reader.text(`utm_${key}`, { max: 100 })];
    if (short !== '' && long !== '' && short !== long)
      warn(`tracking: "${key}" and "utm_${key}" differ; "${key}" is used.`);
    return short || long;
  };
  return {
    utm_source: value('source') || 'prospect-page',
    utm_medium: value('medium') || 'landing',
    utm_campaign: value('campaign') || campaign,
    utm_content: value('content') || prospect,
    utm_term: value('term'),
  };
}

/**
 * The address with the campaign's parameters: its own query and fragment stay, and UTM parameters that it had are replaced. An email
 * as owner stays out of it, because addresses end up in the logs of others.
 */
export function withTracking(address: string, tracking: Tracking, owner: string | null): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries(tracking) as [string, string][])
    if (value !== '') url.searchParams.set(key, value); // Its own keys.
  if (owner !== null && !owner.includes('@') && !url.searchParams.has('owner')) url.searchParams.set('owner', owner);
  return url.href;
}
