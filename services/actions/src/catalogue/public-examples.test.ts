import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runPublicExamples } from './public-examples';

const FOLDER = join(import.meta.dirname, '../../../../openapi/examples');

it('shows on public pages what the actions answer', { timeout: 240_000 }, async () => {
  for (const [file, examples] of Object.entries(await runPublicExamples()))
    await expect(`${JSON.stringify(examples, null, 1)}\n`).toMatchFileSnapshot(join(FOLDER, file));
});
