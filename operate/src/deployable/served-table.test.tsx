import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aCanaryOverview } from '../testing/a-released-remote';
import { ServedTable } from './served-table';

afterEach(cleanup);

it('says who chose the current version and who started the canary, and why', () => {
  const choice = { chosen_reason: 'The campaign begins', canary_by: 'platform', canary_reason: 'A try' };
  render(<ServedTable deployable={aCanaryOverview({ choice })} />);

  const [stable, canary] = screen.getAllByRole('row').slice(1);
  expect(stable?.textContent).toMatch(/by flow.*The campaign begins/);
  expect(canary?.textContent).toMatch(/by platform.*A try/);
});
