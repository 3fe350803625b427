import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { type Output, run } from './run.ts';

/** One part of `npm test`. */
export interface Stage {
  readonly title: string;
  /** Resolves to whether it passed. */
  run(output: Output): Promise<boolean>;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

const nx =
  (...targets: string[]): Stage['run'] =>
  (output) =>
    run(bin('nx'), ['run-many', '-t', ...targets, '--parallel=2', '--output-style=static', '--nxBail=false'], {
      output,
      env: { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
    });

const npm =
  (...args: string[]): Stage['run'] =>
  (output) =>
    run('npm', ['run', '--silent', ...args], { output });

/**
 * What needs no running stack, in the order in which a mistake is cheapest to find. Stages of a group run beside each other: each
 * keeps one core busy, and none of them measures time. Tests run by themselves, because some of them do.
 */
export const checks: readonly (readonly Stage[])[] = [
  [
    { title: 'Contract', run: npm('check', '-w', '@declic/openapi') },
    { title: 'Decisions', run: npm('where-is', '--', '--check') },
    { title: 'Links', run: npm('links') },
  ],
  [{ title: 'Types and lint', run: nx('typecheck', 'lint') }],
  [{ title: 'Builds', run: nx('build') }],
  [
    { title: 'Last release', run: npm('test:last-release') },
    { title: 'Storybook', run: nx('storybook:build') },
  ],
  [{ title: 'Tests', run: nx('test') }],
  [{ title: 'Generators', run: npm('generators:prove') }],
];

/** What runs in the browser, against the stack at `baseUrl` where one is needed. */
export function browserStages(env: NodeJS.ProcessEnv): readonly Stage[] {
  const playwright =
    (config: string): Stage['run'] =>
    (output) =>
      run(bin('playwright'), ['test', '-c', config], { output, env });
  return [
    { title: 'Stories', run: playwright('e2e/stories/playwright.config.ts') },
    { title: 'Journeys', run: playwright('e2e/playwright.config.ts') },
  ];
}
