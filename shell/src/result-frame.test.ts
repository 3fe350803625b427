import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const document = readFileSync(join(import.meta.dirname, '../public/result-frame.html'), 'utf8');

it('allows the one script of the frame by its hash, and no other', () => {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(document) ?? [];
  const [, policy = ''] = /content="(default-src 'none';[^"]*)"/.exec(document) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'sha256-${hash}';`);
});
