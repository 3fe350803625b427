import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SERVICE_NODE_OPTIONS } from '@declic/nest-kit/node-options';
import { root } from './settings.ts';

it('names the options that the containers of services have', async () => {
  const dockerfile = await readFile(join(root, 'deploy/containers/Dockerfile'), 'utf8');
  const [, stage = ''] = dockerfile.split(' AS service\n');
  const [command] = /^CMD .*$/m.exec(stage) ?? [];
  expect(command).toBe(
    `CMD ${JSON.stringify(['node', ...SERVICE_NODE_OPTIONS, 'dist/main.js']).replaceAll(',', ', ')}`,
  );
});
