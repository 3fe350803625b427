import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SHELL = join(import.meta.dirname, '../../shell');
const SHARED = /\/libs\/(design-system|remote-kit|session)\/src\//;

/** `node build-changed-shell.ts <folder>`: the shell with a change in each module that it shares with remotes. No two are the same. */
const [, , outDir = ''] = process.argv;
if (outDir === '') throw new Error('Name the folder of the build.');
await build({
  root: SHELL,
  configFile: join(SHELL, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [changeShared()],
  build: { outDir, emptyOutDir: true },
});

/** The page can be asked whether such a module has run. */
function changeShared(): Plugin {
  const added = `\nglobalThis.runsChangedShell = '${randomUUID()}';\n`;
  return {
    name: 'changed-shared-libraries',
    transform: (code, id) => (SHARED.test(id) ? { code: code + added, map: null } : null),
  };
}
