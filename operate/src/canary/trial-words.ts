import type { Schemas } from '@declic/openapi/releases';
import { formatCount } from '@declic/remote-kit';

type CanaryTrial = Schemas['CanaryTrial'];

/** How far it is to the next comparison: "12 of 20 networks". */
export function progressWords({ canary, next_look_at_loads }: CanaryTrial): string {
  return `${canary.loads} of ${formatCount(next_look_at_loads, 'network')}`;
}

/** What the comparisons have found so far, in a sentence. */
export function verdictWords({ looks, last_p: p, last_alpha: alpha, least_failed, canary }: CanaryTrial): string {
  if (looks === 0 || p === null || alpha === null) return 'Not compared yet.';
  const times = `Compared ${looks === 1 ? 'once' : `${looks} times`}.`;
  if (p > alpha)
    return `${times} The last time it did not fail clearly more often: by chance alone, figures like these come with a probability of ${percentWords(p)}; it is withdrawn at ${percentWords(alpha)} or less.`;
  return `${times} The last time it failed clearly more often, but in ${formatCount(canary.failed, 'network')} only; from ${least_failed} on it is withdrawn.`;
}

/** By which rule the registry decides, for those who ask. */
export function ruleWords({ least_failed, next_alpha }: CanaryTrial): string[] {
  return [
    'Counted are networks (about an office or a household), each once for a version, however often a page of it is opened. A client that reloads or invents reports moves a figure by one.',
    'Since the canary was started, the share of networks in which it failed is compared with that of the current version, by Fisher’s exact test, one-sided: first with 20 networks, then whenever their number has doubled, and an hour after the last comparison.',
    `It is withdrawn when it failed in at least ${least_failed} networks and figures like these come by chance with a probability of at most ${percentWords(next_alpha)} (at the next comparison). Over all comparisons, that happens to at most 1 in 100 canaries that are no worse.`,
    'Nothing promotes a canary by itself.',
  ];
}

/** A probability as a percentage with two significant digits. */
export function percentWords(probability: number): string {
  if (probability < 0.000_001) return 'less than 0.0001 %';
  return `${Number((100 * probability).toPrecision(2))} %`;
}
