import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { runFailedFilesAgain } from './again.ts';
import { findChromium, provideWholeBrowser } from './find-chromium.ts';
import { runJourneys } from './journeys-again.ts';
import type { Output } from './output.ts';
import { run } from './run.ts';

/** One part of `npm test`. */
export interface Stage {
  readonly title: string;
  /** Resolves to whether it passed. */
  run(output: Output): Promise<boolean>;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface NxOptions {
  /** How many projects at a time. */
  readonly parallel?: number;
  /** `--projects=…` or `--exclude=…`; all of them without. */
  readonly projects?: readonly string[];
}

const nx =
  (targets: readonly string[], { parallel = 2, projects = [] }: NxOptions = {}): Stage['run'] =>
  (output) =>
    run(
      bin('nx'),
      ['run-many', '-t', ...targets, ...projects, `--parallel=${parallel}`, '--output-style=static', '--nxBail=false'],
      { output, env: { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' } },
    );

const npm =
  (...args: string[]): Stage['run'] =>
  (output) =>
    run('npm', ['run', '--silent', ...args], { output });

const playwright =
  (config: string): Stage['run'] =>
  (output) =>
    run(bin('playwright'), ['test', '-c', config], { output });

const LONGEST = 'service-actions';
const WEB = 'tag:runtime:web';

/** Stages that run one after the other, beside those of the other lanes of their group. */
export type Lane = readonly Stage[];

export interface Group {
  readonly lanes: readonly Lane[];
  /** A second chance for what failed, when all lanes have ended: the group has passed if this does. */
  readonly again?: Stage;
}

/**
 * What needs no running stack, in the order in which a mistake is cheapest to find: groups one after the other. Tests run beside
 * tests alone, because some of them measure time.
 */
export const checks: readonly Group[] = [
  {
    lanes: [
      [{ title: 'Contract', run: npm('check', '-w', '@declic/openapi') }],
      [{ title: 'Decisions', run: npm('where-is', '--', '--check') }],
      [{ title: 'Links', run: npm('links') }],
      [{ title: 'Rules that read types', run: npm('lint:types') }],
      [{ title: 'Unused exports', run: npm('unused') }],
      [{ title: 'Chromium', run: provideChromium }],
    ],
  },
  // In one run, because the first bundles are built while the last project is linted.
  { lanes: [[{ title: 'Types, lint and builds', run: nx(['typecheck', 'lint', 'build', 'storybook:build']) }]] },
  {
    lanes: [
      // The project with the longest tests has two workers and begins with the first of the others, which have one in most projects.
      // Both wait for half of their time. The web's hardly ever wait: they take what the rest of the others leaves of two cores.
      [
        { title: 'Tests of the actions', run: nx(['test'], { projects: [`--projects=${LONGEST}`] }) },
        { title: 'Tests of the web', run: nx(['test'], { parallel: 1, projects: [`--projects=${WEB}`] }) },
      ],
      [{ title: 'Tests of all others', run: nx(['test'], { parallel: 1, projects: [`--exclude=${LONGEST},${WEB}`] }) }],
    ],
    again: {
      title: 'Failed test files, alone',
      run: (output) =>
        runFailedFilesAgain(
          (but) => nx(['test'], { parallel: 1, projects: [`--exclude=${but.join(',')}`] })(output),
          output,
        ),
    },
  },
  // The services of the last release are waited for most of their time, and the generators take one step after the other.
  {
    lanes: [
      [{ title: 'Stories', run: playwright('e2e/stories/playwright.config.ts') }],
      [{ title: 'Generators', run: npm('generators:prove') }],
      [{ title: 'Last release', run: npm('test:last-release') }],
    ],
  },
];

/** For the tests that start a browser, in every stage, and the one that measures. */
async function provideChromium(output: Output): Promise<boolean> {
  await provideWholeBrowser(output);
  const path = await findChromium(output);
  if (path !== undefined) process.env['CHROMIUM_PATH'] = path;
  return path !== undefined;
}

/**
 * What runs against the stack that `env` names, one after the other. The first measures time, and the stack has nothing left to do before
 * the journeys; the last releases faulty versions into it.
 */
export const createStackStages = (env: NodeJS.ProcessEnv): readonly Stage[] => [
  { title: 'Lighthouse', run: (output) => run(process.execPath, ['tools/lighthouse/main.ts'], { output, env }) },
  { title: 'Journeys', run: (output) => runJourneys(env, output) },
  {
    title: 'Failure kit',
    run: (output) =>
      run(process.execPath, ['e2e/failure-kit/main.ts', '--quick', '--browser', 'chromium'], { output, env }),
  },
];
