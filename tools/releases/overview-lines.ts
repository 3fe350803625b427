import { styleText } from 'node:util';
import { toPrintable } from '../answer-reports/to-printable.ts';
import type { DeployableOverview, Release, VersionHealth } from './read-overview.ts';
import { type Column, cut, textTable, wrap } from './text-table.ts';
import { ago, failureRate, fileSize, percent, shortCommit } from './words.ts';

export interface TextOptions {
  width: number;
  now: Date;
  colours: boolean;
}

type Style = Parameters<typeof styleText>[0];

interface VersionRow {
  deployable: DeployableOverview;
  /** The second line of a deployable does not repeat its name. */
  label: string;
  version: string;
  release: Release | undefined;
  share: number;
  /** Since when visitors get it. */
  since: string | undefined;
  health: VersionHealth | undefined;
}

/** `npm run releases`: what visitors get of each deployable, one line for a version and one for what else is to be known. */
export function overviewLines(deployables: readonly DeployableOverview[], options: TextOptions): string[] {
  if (deployables.length === 0) return ['Nothing was released yet. npm run release <name> releases the first version.'];
  const rows = deployables.flatMap(toRows);
  const [title = '', ...lines] = textTable(rows, columns(options), options.width);
  const paint = painter(options);
  return [
    paint('bold', title),
    ...rows.flatMap((row, index) => {
      const line = row.deployable.choice?.retired_at ? paint('dim', lines[index] ?? '') : (lines[index] ?? '');
      const isLast = rows[index + 1]?.deployable !== row.deployable;
      const version = [line, ...narrowOrigin(row, options)];
      return isLast ? [...version, ...notes(row.deployable, options)] : version;
    }),
  ];
}

function columns({ now, width }: TextOptions): Column<VersionRow>[] {
  const isWide = width >= WIDE;
  return [
    { title: 'NAME', value: ({ label }) => label, shrinkTo: 10 },
    { title: 'VISITORS', value: ({ share }) => percent(share), align: 'end' },
    { title: 'VERSION', value: ({ version }) => version, shrinkTo: 12 },
    ...(isWide ? ORIGIN : []),
    { title: 'WHEN', value: ({ since }) => (since ? ago(since, now) : '-') },
    ...(isWide ? [SIZE] : []),
    { title: 'LOADS', value: ({ health }) => health?.loads.toLocaleString('en') ?? 'no data', align: 'end' },
    {
      title: 'FAILURES',
      value: ({ health }) => (health ? failureRate(health.failed, health.loads) : '-'),
      align: 'end',
    },
  ];
}

const ORIGIN: Column<VersionRow>[] = [
  { title: 'COMMIT', value: ({ release }) => (release?.commit ? shortCommit(release.commit) : '-') },
  { title: 'AUTHOR', value: ({ release }) => release?.author ?? '-', shrinkTo: 8 },
];
const SIZE: Column<VersionRow> = {
  title: 'SIZE',
  value: ({ release }) => (release ? fileSize(release.bytes) : '-'),
  align: 'end',
};

/** What has no column in a narrow terminal. */
function narrowOrigin({ release }: VersionRow, { width, ...colours }: TextOptions): string[] {
  if (width >= WIDE || !release) return [];
  const { commit, author, bytes } = release;
  const facts = [commit && `commit ${shortCommit(commit)}`, author && `by ${author}`, fileSize(bytes)].filter(Boolean);
  return [INDENT + painter(colours)('dim', cut(toPrintable(facts.join(', ')), width - INDENT.length))];
}

function toRows(deployable: DeployableOverview): VersionRow[] {
  const { choice, releases, health, name } = deployable;
  if (!choice)
    return [
      { deployable, label: name, version: 'none', release: undefined, share: 0, since: undefined, health: undefined },
    ];
  const canaryShare = choice.canary === null ? 0 : (choice.canary_percent ?? 0);
  const healthOf = (version: string) => health.find((one) => one.version === version);
  const row = (version: string, label: string, share: number, since: string | undefined): VersionRow => ({
    ...{ deployable, label, version, since },
    release: releases.find((release) => release.version === version),
    share: choice.retired_at ? 0 : share,
    health: healthOf(version),
  });
  const stable = row(choice.version, name, 100 - canaryShare, choice.chosen_at);
  if (choice.canary === null) return [stable];
  return [stable, row(choice.canary, '  canary', canaryShare, healthOf(choice.canary)?.trial?.started_at)];
}

function notes(deployable: DeployableOverview, { width, now, ...colours }: TextOptions): string[] {
  const { choice, owner } = deployable;
  if (!choice) return [];
  const paint = painter(colours);
  const states = [
    ...(choice.frozen_at ? [{ style: 'yellow' as const, text: `frozen ${ago(choice.frozen_at, now)}` }] : []),
    ...(choice.retired_at ? [{ style: 'red' as const, text: `retired ${ago(choice.retired_at, now)}` }] : []),
    { style: 'dim' as const, text: `fallback ${choice.fallback ?? 'none'}` },
    { style: 'dim' as const, text: `chosen by ${choice.chosen_by}, ${ago(choice.chosen_at, now)}` },
    { style: 'dim' as const, text: toPrintable(owner) },
  ];
  const parts = fitting(states, width - INDENT.length);
  return [
    `${INDENT}${parts.map(({ style, text }) => paint(style, text)).join(SEPARATOR)}`,
    ...trialLines(deployable, { width, now, ...colours }),
    ...reasons(choice).map((text) => INDENT + paint('dim', cut(toPrintable(text), width - INDENT.length))),
  ];
}

/** Why visitors get what they get. */
function reasons({ chosen_reason, canary_by, canary_reason }: NonNullable<DeployableOverview['choice']>): string[] {
  return [
    ...(chosen_reason ? [`why: ${chosen_reason}`] : []),
    ...(canary_by ? [`canary by ${canary_by}${canary_reason ? `: ${canary_reason}` : ''}`] : []),
  ];
}

/** How far the comparison of a canary has come. */
function trialLines({ choice, health }: DeployableOverview, { width, ...colours }: TextOptions): string[] {
  const trial = health.find(({ version }) => version === choice?.canary)?.trial;
  if (!trial) return [];
  const { canary, stable, looks, next_look_at_loads: next } = trial;
  const text =
    `canary: failed in ${canary.failed} of ${canary.loads} networks, current in ${stable.failed} of ${stable.loads}; ` +
    `${looks === 0 ? 'not compared yet, first' : `compared ${looks === 1 ? 'once' : `${looks} times`}, next`} at ${next} networks`;
  return wrap(text, width - INDENT.length).map((line) => INDENT + painter(colours)('dim', line));
}

export const INDENT = '  ';
/** From this width on, where a version comes from stands in its line; else in one below it. */
const WIDE = 100;
const SEPARATOR = ' · ';

/** As many parts as fit into a line; the first ones matter most. */
function fitting<Part extends { text: string }>(parts: readonly Part[], width: number): Part[] {
  const taken: Part[] = [];
  let length = -SEPARATOR.length;
  for (const part of parts) {
    length += SEPARATOR.length + part.text.length;
    if (length > width) break;
    taken.push(part);
  }
  return taken;
}

/** Colours text, or leaves it alone where it is not read on a terminal. */
export function painter({ colours }: Pick<TextOptions, 'colours'>): (style: Style, text: string) => string {
  return (style, text) => (colours ? styleText(style, text, { validateStream: false }) : text);
}
