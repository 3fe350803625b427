import { refusalOfThrowingRemote } from '../variant/build-variant.ts';
import type { Row } from '../report/row.ts';
import type { Case, RunScope } from './case.ts';
import { emptyRow } from './empty-row.ts';

interface Refusal {
  readonly id: string;
  readonly title: string;
  readonly by: string;
  /** A part of the reason. */
  readonly says: RegExp;
  /** Resolves to the reason; undefined when nothing refuses. */
  attempt(scope: RunScope): Promise<string | undefined>;
}

const REFUSALS: readonly Refusal[] = [
  {
    id: 'remote-throws',
    title: 'remote.tsx throws when it is imported',
    by: 'the build',
    says: /Thrown by remote\.tsx/,
    attempt: ({ kit }) => refusalOfThrowingRemote(kit.work.newFolder('throwing-remote')),
  },
  {
    id: 'gate',
    title: 'a release needs a name that the live shell lacks',
    by: 'the registry',
    says: /exports no Gauge/,
    attempt: ({ kit }) =>
      kit.releases.release({ build: 'needy', addedNeeds: ['Gauge'] }).then(
        () => undefined,
        (error: unknown) => String(error),
      ),
  },
];

/** What never gets as far as a page. */
export const refusalCases: readonly Case[] = REFUSALS.map((refusal) => ({
  id: refusal.id,
  title: refusal.title,
  quick: true,
  async run(scope) {
    const before = await scope.kit.releases.currentVersion();
    const began = performance.now();
    const reason = await refusal.attempt(scope);
    const row = { ...emptyRow(scope, refusal), ms: Math.round(performance.now() - began) };
    const after = await scope.kit.releases.currentVersion();
    return [judge(refusal, row, { reason, changed: before !== after })];
  },
}));

function judge(
  { by, says }: Refusal,
  row: Row,
  { reason, changed }: { reason: string | undefined; changed: boolean },
): Row {
  const problems = [
    ...(reason === undefined ? [`Expected a refusal by ${by}.`] : []),
    ...(reason !== undefined && !says.test(reason) ? [`The reason is another one: ${reason.slice(0, 200)}`] : []),
    ...(changed ? ['The current version changed.'] : []),
  ];
  return { ...row, seen: reason === undefined ? 'accepted' : `refused by ${by}`, problems };
}
