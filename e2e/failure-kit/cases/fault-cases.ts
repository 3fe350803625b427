import { codeFaults } from '../faults/code-faults.ts';
import { containerFaults } from '../faults/container-faults.ts';
import { contractFaults } from '../faults/contract-faults.ts';
import { diskFaults } from '../faults/disk-faults.ts';
import type { PageFault } from '../faults/fault.ts';
import { networkFaults } from '../faults/network-faults.ts';
import type { Entry } from '../report/row.ts';
import { visitFault } from '../visit/visit-fault.ts';
import type { Case } from './case.ts';

interface Visit {
  readonly entry: Entry;
  readonly hasFallback: boolean;
}

const VISITS: readonly Visit[] = [
  { entry: 'link', hasFallback: true },
  { entry: 'direct', hasFallback: true },
  { entry: 'link', hasFallback: false },
  { entry: 'direct', hasFallback: false },
];

/** Faults of one version of the subject, each met by link and by address, with and without a version to fall back to. */
export const faultCases: readonly Case[] = [
  ...codeFaults,
  ...containerFaults,
  ...networkFaults,
  ...contractFaults,
  ...diskFaults,
].map((fault) => ({
  id: fault.id,
  title: fault.title,
  main: fault.main,
  quick: fault.quick,
  async run({ kit, driver, quick }) {
    const release = await fault.release(kit);
    const rows = [];
    for (const visit of quick ? quickVisits(fault) : visitsOf(fault))
      rows.push(...(await visitFault({ kit, driver, fault, release, ...visit })));
    return rows;
  },
}));

/** A page that stays needs no fallback. */
function visitsOf({ outcome }: PageFault): readonly Visit[] {
  return outcome === 'replaced' ? VISITS : VISITS.filter(({ hasFallback }) => hasFallback);
}

function quickVisits({ outcome }: PageFault): readonly Visit[] {
  const [first, , , last] = VISITS;
  return [...(first ? [first] : []), ...(last && outcome === 'replaced' ? [last] : [])];
}
