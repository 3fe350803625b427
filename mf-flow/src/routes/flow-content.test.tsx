import { problem } from '@declic/openapi/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anotherStrategy, aStrategy, aStrategyList } from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { openFlowContent } from '../testing/open-flow-content';

const LIST = 'GET /api/flow/strategies';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('no strategy yet', () => {
  it('shows the way to the first one', async () => {
    fakeFlow();
    openFlowContent();
    expect(await screen.findByRole('heading', { name: 'No strategies yet' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create Your First Strategy' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Strategy' })).toBeTruthy();
    expect(screen.getByText('Fill in the details below to create a new content strategy.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Strategy Intake' })).toBeTruthy();
  });
});

describe('the page', () => {
  it('opens the remembered strategy, and remembers the next one', async () => {
    localStorage.setItem('flow_active_strategy_id', anotherStrategy.id);
    fakeFlow({ strategies: [aStrategy(), anotherStrategy] });
    openFlowContent('/tools/flow-content?tab=strategy');
    expect(await screen.findByRole('heading', { level: 2, name: 'Other strategy' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: /^Dental scheduling launch/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Dental scheduling launch' })).toBeTruthy();
    expect(localStorage.getItem('flow_active_strategy_id')).toBe(aStrategy().id);
  });

  it('opens the newest when the remembered one was deleted', async () => {
    localStorage.setItem('flow_active_strategy_id', 'gone');
    fakeFlow({ strategies: [aStrategy(), anotherStrategy] });
    openFlowContent('/tools/flow-content?tab=strategy');
    expect(await screen.findByRole('heading', { level: 2, name: 'Dental scheduling launch' })).toBeTruthy();
  });

  it('offers a search once there are more than five', async () => {
    const many = Array.from({ length: 6 }, (_, place) =>
      aStrategy({ id: `0199a5b2-0000-7000-8000-00000000010${place}`, strategy_name: `Strategy ${place}` }),
    );
    fakeFlow({ strategies: many, limit: 10 });
    openFlowContent();
    await userEvent.type(await screen.findByLabelText('Search strategies'), '5');
    expect(within(screen.getByRole('region', { name: 'Your strategies' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('explains at the limit why there is no new strategy', async () => {
    fakeFlow({ strategies: [aStrategy(), anotherStrategy], limit: 2 });
    openFlowContent();
    const button = await screen.findByRole('button', { name: 'New Strategy' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(button);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect((await screen.findByRole('tooltip')).textContent).toContain('Strategy limit reached (2/2)');
    expect(screen.getByRole('tooltip').textContent).toContain('Upgrade to Pro for more');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the open tab in the address', async () => {
    fakeFlow({ strategies: [aStrategy()] });
    const { router } = openFlowContent();
    await userEvent.click(await screen.findByRole('tab', { name: 'Analytics' }));
    expect(await screen.findByText('Analytics coming soon...')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=analytics');
    await userEvent.click(screen.getByRole('tab', { name: 'Ideas' }));
    expect(router.state.location.search).toBe('');
  });

  it('begins with the ideas, and leads from the strategy back to them', async () => {
    fakeFlow({ strategies: [aStrategy()] });
    openFlowContent();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Ideas', 'Strategy', 'Analytics']);
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Strategy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to Ideas' }));
    expect(await screen.findByRole('heading', { name: 'No ideas yet' })).toBeTruthy();
  });

  it('has no limit on a paid plan', async () => {
    fakeFlow({ strategies: [aStrategy(), anotherStrategy], limit: null });
    openFlowContent();
    const button = await screen.findByRole('button', { name: 'New Strategy' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('says that the strategies failed to load, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    fakeFlow({
      replies: {
        [LIST]: () => (isDown ? problem({ status: 500, code: 'internal', title: 'Broken' }) : aStrategyList([])),
      },
    });
    openFlowContent();
    expect(await screen.findByRole('heading', { name: 'Failed to load strategies' })).toBeTruthy();
    expect(await screen.findByText('Error')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No strategies yet')).toBeTruthy();
  });
});
