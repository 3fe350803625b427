import type { FieldReader } from '../../../fields/read-fields';

/** Parameters of the campaign, in the order in which they are written. Empty ones are left out. */
export interface Tracking {
  readonly utm_source: string;
  readonly utm_medium: string;
  readonly utm_campaign: string;
  readonly utm_content: string;
  readonly utm_term: string;
}

export function readTracking(reader: FieldReader, campaign: string, prospect: string): Tracking {
  const value = (key: string) => reader.text(key, { max: 100 });
  return {
    utm_source: value('source') || 'prospect-page',
    utm_medium: value('medium') || 'landing',
    utm_campaign: value('campaign') || campaign,
    utm_content: value('content') || prospect,
    utm_term: value('term'),
  };
}

/** The address with the campaign's parameters: its own query and fragment stay, and UTM parameters that it had are replaced. */
export function withTracking(address: string, tracking: Tracking): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries(tracking) as [string, string][])
    if (value !== '') url.searchParams.set(key, value); // Its own keys.
  return url.href;
}
