import type { Schemas } from '@declic/openapi/accounts';
import { factory } from '@declic/openapi/factories';

export const aCurrentSession = factory<Schemas['OpenSession']>({
  id: '0199a5b2-0000-7000-8000-0000000000c0',
  device: 'Firefox on Windows',
  kind: 'desktop',
  started_at: '2026-11-20T09:00:00.000Z',
  last_used_at: '2026-11-20T12:00:00.000Z',
  current: true,
});

export function aSessionElsewhere(change: Partial<Schemas['OpenSession']> = {}): Schemas['OpenSession'] {
  return aCurrentSession({
    id: '0199a5b2-0000-7000-8000-0000000000c1',
    device: 'Chrome on Android',
    kind: 'mobile',
    current: false,
    ...change,
  });
}
