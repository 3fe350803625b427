import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { run } from './run.ts';

/** One part of `npm test`. */
export interface Stage {
  readonly title: string;
  /** Resolves to whether it passed. */
  run(): Promise<boolean>;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

const nx = (target: string) => () =>
  run(bin('nx'), ['run-many', '-t', target, '--parallel=2', '--output-style=static', '--nxBail=false'], {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
  });

const npm =
  (...args: string[]) =>
  () =>
    run('npm', ['run', '--silent', ...args]);

/** What needs no running stack, in the order in which a mistake is cheapest to find. */
export const checks: readonly Stage[] = [
  { title: 'Contract', run: npm('check', '-w', '@declic/openapi') },
  { title: 'Decisions', run: npm('where-is', '--', '--check') },
  { title: 'Links', run: npm('links') },
  { title: 'Lint', run: nx('lint') },
  { title: 'Types', run: nx('typecheck') },
  { title: 'Builds', run: nx('build') },
  { title: 'Last release', run: npm('test:last-release') },
  { title: 'Tests', run: nx('test') },
  { title: 'Generators', run: npm('generators:prove') },
  { title: 'Storybook', run: npm('storybook:build') },
];

/** What runs in the browser, against the stack at `baseUrl` where one is needed. */
export function browserStages(environment: NodeJS.ProcessEnv): readonly Stage[] {
  const playwright = (config: string) => () => run(bin('playwright'), ['test', '-c', config], environment);
  return [
    { title: 'Stories', run: playwright('e2e/stories/playwright.config.ts') },
    { title: 'Journeys', run: playwright('e2e/playwright.config.ts') },
  ];
}
