import type { Description } from '@declic/design-system';
import { formatMoment } from '@declic/remote-kit';
import { percentWords } from '../canary/trial-words';
import { failureRate } from '../releases/version-facts';

type Members = Readonly<Record<string, unknown>>;

const terms: Readonly<Record<string, string>> = {
  canary: 'Canary',
  stable: 'Current version',
  p: 'Probability by chance',
  alpha: 'Withdrawn at or below',
  look: 'Comparison',
  percent: 'Share of visitors',
};

/** What a change was decided by, as terms and their details. Members that are not known are shown as they are. */
export function evidenceItems(evidence: Members): Description[] {
  return Object.entries(evidence).map(([name, value]) => ({
    term: terms[name] ?? toTerm(name),
    details: formatDetails(name, value),
  }));
}

function formatDetails(name: string, value: unknown): string {
  if (typeof value === 'number' && (name === 'p' || name === 'alpha')) return percentWords(value);
  if (typeof value === 'number' && name === 'percent') return `${value} %`;
  if (Array.isArray(value)) return value.map((each) => formatDetails('', each)).join(', ');
  return isMembers(value) ? (sampleWords(value) ?? windowWords(value) ?? memberWords(value)) : String(value);
}

/** The networks of one side of a comparison. */
function sampleWords({ version, loads, failed }: Members): string | undefined {
  if (typeof loads !== 'number' || typeof failed !== 'number') return undefined;
  return `${String(version)} failed in ${failed} of ${loads} networks (${failureRate({ loads, failed })})`;
}

function windowWords({ from, to }: Members): string | undefined {
  return typeof from === 'string' && typeof to === 'string'
    ? `${formatMoment(from)} to ${formatMoment(to)}`
    : undefined;
}

function memberWords(members: Members): string {
  return Object.entries(members)
    .map(([name, value]) => `${toTerm(name)}: ${formatDetails(name, value)}`)
    .join('; ');
}

function toTerm(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
