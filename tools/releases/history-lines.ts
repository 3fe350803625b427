import { toPrintable } from '../answer-reports/to-printable.ts';
import { INDENT, overviewLines, painter, type TextOptions } from './overview-lines.ts';
import type { DeployableHistory, Release, ReleaseEvent } from './read-overview.ts';
import { textTable, wrap } from './text-table.ts';
import { ago, fileSize, shortCommit } from './words.ts';

/** `npm run releases <name>`: the present choice, the versions to choose from, and who did what. */
export function historyLines(history: DeployableHistory, options: TextOptions): string[] {
  const paint = painter(options);
  const [versionTitle = '', ...versions] = textTable(
    history.releases,
    versionColumns(history, options.now),
    options.width,
  );
  return [
    ...overviewLines([history], options),
    '',
    paint('bold', versionTitle),
    ...versions.map((line, index) => (history.releases[index]?.current ? paint('green', line) : line)),
    '',
    ...eventLines(history.events, options),
    ...(history.older ? ['', `Older: npm run releases ${history.name} -- --at ${history.older}`] : []),
  ];
}

function versionColumns({ choice }: DeployableHistory, now: Date) {
  return [
    { title: 'VERSION', value: ({ version }: Release) => version, shrinkTo: 16 },
    { title: 'STATE', value: (release: Release) => (choice?.canary === release.version ? 'canary' : state(release)) },
    { title: 'BUILT', value: ({ created_at }: Release) => ago(created_at, now) },
    { title: 'COMMIT', value: ({ commit }: Release) => (commit ? shortCommit(commit) : '-') },
    { title: 'AUTHOR', value: ({ author }: Release) => author ?? '-', shrinkTo: 6 },
    { title: 'SIZE', value: ({ bytes }: Release) => fileSize(bytes), align: 'end' as const },
    { title: 'WHY', value: ({ reason }: Release) => reason ?? '-', shrinkTo: 8 },
  ];
}

/** What a version can be used for. */
function state({ current, collected_at, withdrawn_at, rendered_at, activated_at }: Release): string {
  if (current) return 'current';
  if (collected_at) return 'deleted';
  if (withdrawn_at) return 'withdrawn';
  if (rendered_at) return 'rendered';
  return activated_at ? 'was current' : 'registered';
}

function eventLines(events: readonly ReleaseEvent[], options: TextOptions): string[] {
  const paint = painter(options);
  if (events.length === 0) return ['No history.'];
  const columns = [
    { title: 'WHEN', value: ({ at }: ReleaseEvent) => ago(at, options.now) },
    { title: 'WHAT', value: ({ action }: ReleaseEvent) => action.replaceAll('_', ' ') },
    { title: 'VERSION', value: ({ version }: ReleaseEvent) => version ?? '-', shrinkTo: 16 },
    { title: 'WHO', value: ({ actor }: ReleaseEvent) => actor, shrinkTo: 8 },
    { title: 'WHY', value: ({ reason }: ReleaseEvent) => reason ?? '-', shrinkTo: 10 },
  ];
  const [title = '', ...lines] = textTable(events, columns, options.width);
  return [
    paint('bold', title),
    ...lines.flatMap((line, index) => {
      const { evidence, reason } = events[index] ?? {};
      const why = toPrintable(reason ?? '');
      // A refusal is of no use without its end.
      const below = [line.endsWith(why) ? '' : why, evidence ? evidenceText(evidence) : ''];
      return [
        line,
        ...below
          .flatMap((text) => wrap(text, options.width - INDENT.length))
          .map((text) => INDENT + paint('dim', text)),
      ];
    }),
  ];
}

/** `canary: version v2, loads 60, failed 9; p: 0.00001`. */
function evidenceText(evidence: Record<string, unknown>): string {
  const texts = Object.entries(evidence).map(([name, value]) => `${toWords(name)}: ${valueText(value)}`);
  return toPrintable(texts.join('; '));
}

function valueText(value: unknown): string {
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toPrecision(2);
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, member]) => `${toWords(name)} ${valueText(member)}`)
    .join(', ');
}

function toWords(name: string): string {
  return name.replaceAll('_', ' ');
}
