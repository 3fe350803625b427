import { median } from 'simple-statistics';
import { type HeadingTimes, mapPair, type PageCost, type Pair } from './report.ts';

/** A figure that was measured, beside the most that it may be. */
export interface Goal {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  readonly unit?: 'kB';
}

/** The most that each figure may be. */
export const LIMITS = {
  ratio: 1.05,
  moreKb: 20,
  furtherKb: 4,
  remoteRequests: 3,
  roundTrips: { public: 3, signedIn: 4 },
};

export function headingGoal({ page, protocol, latency, times }: HeadingTimes): Goal {
  return { what: `heading of ${page}, ${protocol}, ${latency} ms`, ...ratioGoal(times) };
}

/** The product with many remotes against itself with few. */
export function manyRemotesGoal({ page, times }: HeadingTimes, count: number): Goal {
  return { what: `heading of ${page} with ${count} remotes`, ...ratioGoal(times) };
}

/** What a page costs whatever the network: code, files of its remote, and requests that wait for each other. */
export function costGoals(page: string, cost: PageCost, { isPublic }: { isPublic: boolean }): Goal[] {
  const [{ remoteRequests }] = cost.traffic;
  const [{ count }] = cost.roundTrips;
  const bytes = mapPair(cost.traffic, ({ javascriptBytes }) => javascriptBytes);
  return [
    { what: `more JavaScript on ${page}`, measured: moreKb(bytes), most: LIMITS.moreKb, unit: 'kB' },
    { what: `requests for the remote of ${page}`, measured: remoteRequests, most: LIMITS.remoteRequests },
    {
      what: `round trips to the heading of ${page}`,
      measured: count,
      most: isPublic ? LIMITS.roundTrips.public : LIMITS.roundTrips.signedIn,
    },
  ];
}

export function furtherGoal(way: readonly string[], bytes: Pair<number>): Goal {
  return { what: `more JavaScript, ${way.join(' -> ')}`, measured: moreKb(bytes), most: LIMITS.furtherKb, unit: 'kB' };
}

export const isHeld = ({ measured, most }: Goal) => measured <= most;

/** One line for each goal, and one for all of them. */
export function formatGoals(goals: readonly Goal[]): string {
  const lines = goals.map((goal) => {
    const { what, measured, most, unit } = goal;
    const digits = Number.isInteger(measured) ? 0 : unit === 'kB' ? 1 : 3;
    const figure = `${measured.toFixed(digits)}, goal <= ${most}${unit ? ` ${unit}` : ''}`;
    return `${isHeld(goal) ? 'held  ' : 'MISSED'} ${what.padEnd(48)} ${figure}`;
  });
  return [...lines, `${goals.filter(isHeld).length} of ${goals.length} goals are held.`].join('\n');
}

function ratioGoal(times: HeadingTimes['times']): Pick<Goal, 'measured' | 'most'> {
  const [product, reference] = mapPair(times, (each) => median([...each]));
  return { measured: product / reference, most: LIMITS.ratio };
}

function moreKb([product, reference]: Pair<number>): number {
  return (product - reference) / 1000;
}
