import { expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { listOnDemandFiles, onDemandFiles } from './on-demand-files.ts';
import { entrySource } from './remote/shared-entries.ts';

const dialog = entrySource('@declic/design-system/dialog');

const chunk = (fileName: string, imports: string[], moduleIds: string[] = [], isEntry = false) => ({
  fileName,
  imports,
  moduleIds,
  isEntry,
});

it('lists what an entry needs beside the shell itself', () => {
  const tabs = entrySource('@declic/design-system/tabs');
  expect(
    onDemandFiles([
      chunk('index.js', [], ['/main.tsx', tabs], true),
      chunk('dialog.js', ['index.js', 'common.js'], [dialog]),
      chunk('common.js', ['index.js', 'dialog.js']),
    ]),
  ).toEqual({ '@declic/design-system/dialog': ['dialog.js', 'common.js'], '@declic/design-system/tabs': [] });
});

async function buildPage(code: string): Promise<string> {
  const entry = 'virtual:page';
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : id === dialog ? 'export const Dialog = 1;' : null),
  };
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, listOnDemandFiles()],
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput; // one build that is not watched
  return built.output[0].code;
}

it('gives the page the list in the place of its placeholder', async () => {
  const code = `globalThis.page = [__ON_DEMAND_FILES__, () => import(${JSON.stringify(dialog)})];`;
  expect(await buildPage(code)).toMatch(/@declic\/design-system\/dialog=assets\/dialog-[\w-]+\.js[^;,=]/);
});
