// Runs a tool of this workspace from a bare clone: `node tools/bootstrap.mjs tools/start/main.ts`. Plain JavaScript without
// dependencies, because it runs on whatever Node is there, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');

assertNode();
installIfNeeded();
runTool(process.argv.slice(2));

function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  stop(
    `Declic needs Node ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org and try again.`,
  );
}

function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing dependencies (a minute or two, only when they change)');
  // With NODE_ENV=production npm would leave out what the build needs.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: withoutNpm(),
  });
  if (status !== 0)
    stop('The dependencies could not be installed: see the lines above, check the network, and try again.');
}

/** Whether what npm says it installed is what the lock file asks for; packages for other platforms may be missing. */
function isInstalled() {
  const installed = readPackages(join(modules, '.package-lock.json'));
  const locked = readPackages(join(root, 'package-lock.json'));
  return Object.entries(locked).every(
    ([path, { version, optional }]) => installed[path]?.version === version || (optional && !installed[path]),
  );
}

function readPackages(lockFile) {
  if (!existsSync(lockFile)) return {};
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return Object.fromEntries(
    Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link),
  );
}

/** The tools run on the Node that the lock file pins; it comes with the install. */
function runTool([tool, ...args]) {
  const pinned = join(modules, '.bin', 'node');
  const node = existsSync(pinned) ? pinned : process.execPath;
  const path = [join(modules, '.bin'), process.env.PATH].join(':');
  const child = spawn(node, [join(root, tool), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiled code is kept, so that the next start of each process costs less than half.
    env: { NODE_COMPILE_CACHE: join(modules, '.cache', 'node-compile'), ...process.env, PATH: path },
  });
  // Signals are passed on to the tool. Its IPC channel tells it when this process is killed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  followNpm(child);
  child.once('error', (error) => stop(`${tool} could not be run: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}

/** npm passes SIGTERM on, but cannot do so when it is killed: then we are given to another parent. */
function followNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 1_000).unref();
}

/** A nested npm must not take over what the outer one was told. */
function withoutNpm() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
