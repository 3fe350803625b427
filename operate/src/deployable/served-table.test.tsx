import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aRelease } from '@declic/openapi/release-factories';
import { aCanaryOverview, aReleasedRemote } from '../testing/a-released-remote';
import { ServedTable } from './served-table';

afterEach(cleanup);

it('says who chose the current version and who started the canary, and why', () => {
  const choice = { chosen_reason: 'The campaign begins', canary_by: 'platform', canary_reason: 'A try' };
  render(<ServedTable deployable={aCanaryOverview({ choice })} />);

  const [stable, canary] = screen.getAllByRole('row').slice(1);
  expect(stable?.textContent).toMatch(/by flow.*The campaign begins/);
  expect(canary?.textContent).toMatch(/by platform.*A try/);
});

it('tells a build of uncommitted changes from one of its commit', () => {
  const release = aRelease({ commit: `a1b2c3d4${'0'.repeat(32)}-dirty` });
  render(<ServedTable deployable={aReleasedRemote({ releases: [release] })} />);

  expect(screen.getByText(/^a1b2c3d4-dirty, /)).toBeTruthy();
});
