import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AREAS } from '../visit/areas.ts';
import { markDocument } from '../visit/look.ts';
import { PATIENCE_MS } from '../visit/limits.ts';
import { isArea, tour } from '../visit/tour.ts';
import { type Scenario, toCase } from './scenario.ts';

const run = promisify(execFile);
const BUILD = join(import.meta.dirname, '../build-changed-shell.ts');

/** Each shared module is another file in the new shell: a page that asked for one of them would have two copies, or none. */
const deploy: Scenario = {
  id: 'deploy-shell',
  title: 'another shell is released under an open page, and taken back',
  main: true,
  async play({ kit }, person) {
    const project = await mkdtemp(join(tmpdir(), 'failure-kit-shell-'));
    const before = await kit.releases.currentShell();
    try {
      const { NODE_ENV: _, ...env } = process.env;
      await run(process.execPath, [BUILD, join(project, 'dist')], { env });
      const { ms } = await person.open(AREAS.console.path, isArea('console'), PATIENCE_MS);
      await markDocument(person.visitor);
      kit.proxy.asked.length = 0;
      const version = await kit.releases.releaseShell(project);
      const areas = await tour(person);
      const asked = kit.proxy.asked.some((path) => path.startsWith(`/shell/${version}/`));
      const { marked } = await person.look();
      return {
        entry: 'link',
        visit: 'first',
        seen: 'page',
        ms,
        areas,
        problems: [
          ...(asked ? ['The page asked for files of the new shell.'] : []),
          ...(marked ? [] : ['The page was loaded again.']),
        ],
      };
    } finally {
      await kit.releases.chooseShell(before);
      await rm(project, { recursive: true, force: true });
    }
  },
};

export const shellCases = [toCase(deploy)];
