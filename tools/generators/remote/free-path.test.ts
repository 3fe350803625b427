import { expect, it } from 'vitest';
import { root } from '../../start/settings.ts';
import { assertFreePath } from './free-path.ts';

it.each(['/billing', '/tools/billing', '/workshops/archive'])('lets a remote have %s', async (path) => {
  await expect(assertFreePath(root, path)).resolves.toBeUndefined();
});

it.each([
  ['/keys', 'answered by mf-console already'],
  ['/tools/flow-content', 'answered by mf-flow already'],
  ['/v1/billing', 'answered by the edge already'],
  ['/dev', 'answered by the edge already'],
  ['billing', 'cannot be the address'],
  ['/Billing', 'cannot be the address'],
  ['/billing/:id', 'cannot be the address'],
])('refuses %s, because it is %s', async (path, reason) => {
  await expect(assertFreePath(root, path)).rejects.toThrow(reason);
});
