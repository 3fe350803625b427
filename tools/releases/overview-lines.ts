import { styleText } from 'node:util';
import { toPrintable } from '../answer-reports/to-printable.ts';
import type { VersionHealth } from './read-health.ts';
import type { DeployableOverview, Release } from './read-overview.ts';
import { type Column, cut, textTable } from './text-table.ts';
import { ago, failureRate, fileSize, percent } from './words.ts';

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
  health: VersionHealth | undefined;
}

/** `npm run releases`: what visitors get of each deployable, one line for a version and one for what else is to be known. */
export function overviewLines(deployables: readonly DeployableOverview[], options: TextOptions): string[] {
  if (deployables.length === 0) return ['Nothing was released yet. npm run release <name> releases the first version.'];
  const rows = deployables.flatMap(toRows);
  const [title = '', ...lines] = textTable(rows, columns(options.now), options.width);
  const paint = painter(options);
  return [
    paint('bold', title),
    ...rows.flatMap((row, index) => {
      const line = row.deployable.choice?.retired_at ? paint('dim', lines[index] ?? '') : (lines[index] ?? '');
      const isLast = rows[index + 1]?.deployable !== row.deployable;
      return isLast ? [line, ...notes(row.deployable, options)] : [line];
    }),
  ];
}

function columns(now: Date): Column<VersionRow>[] {
  return [
    { title: 'NAME', value: ({ label }) => label, shrinkTo: 10 },
    { title: 'VISITORS', value: ({ share }) => percent(share), align: 'end' },
    { title: 'VERSION', value: ({ version }) => version, shrinkTo: 12 },
    { title: 'COMMIT', value: ({ release }) => release?.commit?.slice(0, 8) ?? '-' },
    { title: 'AUTHOR', value: ({ release }) => release?.author ?? '-', shrinkTo: 8 },
    { title: 'WHEN', value: ({ release }) => (release?.activated_at ? ago(release.activated_at, now) : '-') },
    { title: 'SIZE', value: ({ release }) => (release ? fileSize(release.bytes) : '-'), align: 'end' },
    { title: 'LOADS', value: ({ health }) => health?.loads.toLocaleString('en') ?? 'no data', align: 'end' },
    {
      title: 'FAILURES',
      value: ({ health }) => (health ? failureRate(health.failed, health.loads) : '-'),
      align: 'end',
    },
  ];
}

function toRows(deployable: DeployableOverview): VersionRow[] {
  const { choice, releases, health, name } = deployable;
  if (!choice) return [{ deployable, label: name, version: 'none', release: undefined, share: 0, health: undefined }];
  const canaryShare = choice.canary === null ? 0 : (choice.canary_percent ?? 0);
  const row = (version: string, label: string, share: number): VersionRow => ({
    deployable,
    label,
    version,
    release: releases.find((release) => release.version === version),
    share: choice.retired_at ? 0 : share,
    health: health.find((one) => one.version === version),
  });
  const stable = row(choice.version, name, 100 - canaryShare);
  return choice.canary === null ? [stable] : [stable, row(choice.canary, '  canary', canaryShare)];
}

function notes({ choice, releases, owner }: DeployableOverview, { width, now, ...colours }: TextOptions): string[] {
  if (!choice) return [];
  const paint = painter(colours);
  const why = releases.find(({ version }) => version === choice.version)?.reason;
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
    ...(why ? [`${INDENT}${paint('dim', cut(toPrintable(`why: ${why}`), width - INDENT.length))}`] : []),
  ];
}

const INDENT = '  ';
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
