import type { VisitorOptions } from '../browser/browser-driver.ts';
import type { SentBeacon } from '../proxy/fault-proxy.ts';
import type { Row } from '../report/row.ts';
import { awaitFailures } from '../visit/await-failures.ts';
import { judgeAreas } from '../visit/judge-visit.ts';
import type { Person } from '../visit/person.ts';
import type { Case, RunScope } from './case.ts';
import { emptyRow } from './empty-row.ts';

/** What a scenario fills in. */
export type Outcome = Partial<
  Pick<Row, 'entry' | 'visit' | 'fallback' | 'seen' | 'ms' | 'areas' | 'retry' | 'problems'>
>;

export interface Scenario extends Pick<Case, 'id' | 'title' | 'main' | 'quick'> {
  readonly visitor?: VisitorOptions;
  /** The kinds of the failed beacons, in order; none unless it is said. */
  readonly failures?: readonly string[];
  play(scope: RunScope, person: Person): Promise<Outcome>;
}

/** A story of one person, told by one row. */
export function toCase({ id, title, main, quick, visitor, failures = [], play }: Scenario): Case {
  return {
    id,
    title,
    main,
    quick,
    async run(scope) {
      const { kit, driver } = scope;
      const person = await kit.newPerson(driver, visitor);
      try {
        kit.proxy.beacons = [];
        const outcome = await play(scope, person);
        const beacons = await awaitFailures(kit.proxy, { expectOne: failures.length > 0 });
        const named = beacons.filter(({ kind }) => kind === 'failed');
        const problems = [
          ...(outcome.problems ?? []),
          ...judgeAreas(outcome.areas ?? {}),
          ...judgeBeacons(named, failures),
        ];
        return [{ ...emptyRow(scope, { id, title }), ...outcome, named: named.map(formatBeacon), problems }];
      } finally {
        kit.proxy.heal();
        await person.visitor.close();
        await kit.releases.choose(kit.good.version);
      }
    },
  };
}

const formatBeacon = ({ remote, version, failure }: SentBeacon) => `${remote}@${version} ${failure}`;

function judgeBeacons(named: readonly SentBeacon[], failures: readonly string[]): string[] {
  const kinds = named.map(({ failure }) => String(failure));
  return kinds.join() === failures.join() ? [] : [`Expected failed beacons: ${failures.join(', ') || 'none'}.`];
}
