import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** One thing that must hold of what the generators write. */
export interface ProofStep {
  readonly title: string;
  run(workspace: string): { readonly passed: boolean; readonly output: string };
}

/** What is generated: names of two words, because those go wrong more often. */
const GENERATED = [
  ['remote', 'price-desk'],
  ['feature', 'price-desk', 'price-list'],
  ['module', 'marketing', 'press-kit'],
  ['action', 'text-support', 'proof_reading'],
] as const;

const PROJECTS = ['mf-price-desk', 'openapi', 'service-marketing', 'service-actions'];
const ACTION = GENERATED[3][2];
/** Of the actions service, which is linted and tested by itself, an added action concerns the list and the contract alone. */
const SMALL = PROJECTS.filter((name) => name !== 'service-actions');
const ACTION_FILES = ['catalogue.ts', `text-support/${ACTION}.*`].map(
  (file) => `services/actions/src/catalogue/${file}`,
);
const ACTION_TESTS = [
  ...['catalogue.test', 'built-catalogue', `text-support/${ACTION}`].map((file) => `src/catalogue/${file}`),
  'src/service-conformance',
];
/** All of their tests, but of those for each action the ones of the new action. */
const OF_NEW_ACTION = ['-t', `^(?!action )|^action ${ACTION} `];

export const proofSteps: readonly ProofStep[] = [
  ...GENERATED.map((args) => ({ title: `generate ${args.join(' ')}`, run: node('tools/generators/main.ts', ...args) })),
  { title: 'refuse to write over it', run: refused('tools/generators/main.ts', ...GENERATED[0]) },
  {
    title: 'the lock file names the new remote',
    run: command('npm', 'ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--loglevel=error'),
  },
  { title: 'the contract is sound', run: command('npm', 'run', '--silent', 'check', '-w', '@declic/openapi') },
  { title: 'lint what was generated', run: nx('lint', SMALL) },
  // After Nx, which has written the graph that the rule of module boundaries reads.
  { title: 'lint the new action', run: command('eslint', '--max-warnings', '0', ...ACTION_FILES) },
  ...['typecheck', 'build'].map((target) => ({ title: `${target} what was generated`, run: nx(target, PROJECTS) })),
  {
    title: 'the rules that read types hold in it',
    run: command('oxlint', 'mf-price-desk', 'services/marketing', 'services/actions/src/catalogue/text-support'),
  },
  { title: 'test what was generated', run: nx('test', SMALL) },
  {
    title: 'test the catalogue with the new action',
    run: command(
      'env',
      `EXAMPLES_OF=${ACTION}`,
      'vitest',
      'run',
      '--root',
      'services/actions',
      ...ACTION_TESTS,
      ...OF_NEW_ACTION,
    ),
  },
  {
    title: 'the remote can be released',
    run: (workspace) => ({
      passed: existsSync(join(workspace, 'mf-price-desk/dist/release.json')),
      output: 'There is no release.json.',
    }),
  },
];

function nx(target: string, projects: readonly string[]): ProofStep['run'] {
  return command(
    'nx',
    'run-many',
    '-t',
    target,
    '-p',
    projects.join(','),
    '--parallel=2',
    '--output-style=static',
    '--nxBail=false',
  );
}

function node(...args: readonly string[]): ProofStep['run'] {
  return command(process.execPath, ...args);
}

function refused(...args: readonly string[]): ProofStep['run'] {
  return (workspace) => {
    const { passed, output } = node(...args)(workspace);
    return { passed: !passed && output.includes('is there already'), output };
  };
}

function command(name: string, ...args: readonly string[]): ProofStep['run'] {
  return (workspace) => {
    const { status, stdout, stderr } = spawnSync(name, args, {
      cwd: workspace,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: createEnvironment(workspace),
    });
    return { passed: status === 0, output: `${stdout}${stderr}` };
  };
}

/** What an outer npm or nx was told concerns the original, not the copy. */
function createEnvironment(workspace: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm|NX)_/.test(name));
  const path = [join(workspace, 'node_modules/.bin'), process.env['PATH']].join(':');
  return { ...Object.fromEntries(own), PATH: path, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
}
