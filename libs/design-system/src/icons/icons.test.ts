import { describe, expect, it } from 'vitest';
import { geometry } from './geometry';

describe.each(Object.entries(geometry))('icon %s', (name, nodes) => {
  it('has the shapes that Lucide draws', async () => {
    const lucide: unknown = await import(`../../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

    expect(lucide).toMatchObject({ __iconData: { node: nodes.map(([tag, attributes]) => [tag, attributes]) } });
  });
});
