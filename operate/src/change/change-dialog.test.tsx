import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChangeDialog } from './change-dialog';
import type { ReleaseChange } from './release-change';

const nothing = () => undefined;
const version = '3f2a9c0d1e2f3a4b';

afterEach(cleanup);

it.each<[ReleaseChange, RegExp]>([
  [{ kind: 'promote', version }, /^Reason/],
  [{ kind: 'start-canary', version, percent: 10 }, /^Percent/],
])('begins with the focus in the first field: %j', async (change, label) => {
  const mutation = { mutateAsync: () => Promise.resolve(), error: null, isPending: false, reset: nothing };
  render(<ChangeDialog name="mf-flow" change={change} onClose={nothing} mutation={mutation} />);

  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label));
});
