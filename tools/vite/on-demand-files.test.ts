import { expect, it } from 'vitest';
import { onDemandFiles } from './on-demand-files.ts';
import { entrySource } from './remote/shared-entries.ts';

const chunk = (fileName: string, imports: string[], moduleIds: string[] = [], isEntry = false) => ({
  fileName,
  imports,
  moduleIds,
  isEntry,
});

it('lists what an entry needs beside the shell itself', () => {
  const dialog = entrySource('@declic/design-system/dialog');
  const tabs = entrySource('@declic/design-system/tabs');
  expect(
    onDemandFiles([
      chunk('index.js', [], ['/main.tsx', tabs], true),
      chunk('dialog.js', ['index.js', 'common.js'], [dialog]),
      chunk('common.js', ['index.js', 'dialog.js']),
    ]),
  ).toEqual({ '@declic/design-system/dialog': ['dialog.js', 'common.js'], '@declic/design-system/tabs': [] });
});
