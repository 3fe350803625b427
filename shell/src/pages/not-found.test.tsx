import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PageAreas } from '../areas/page-areas';
import { PageContextProvider } from '../areas/page-context';
import { createCompositionStore } from '../composition/composition-store';
import { RemoteLoader } from '../federation/remote-loader';
import { aComposition } from '../testing/a-remote';
import { NotFound } from './not-found';

it('is named like every other page', () => {
  const report = { loaded: vi.fn(), failed: vi.fn(), notFound: vi.fn() };
  const offered = { remoteKit: '1.0.0', designSystem: '1.0.0', session: '1.0.0' };
  const loader = new RemoteLoader({ importRemote: vi.fn(), offered, report });
  const areas = new PageAreas(createCompositionStore(aComposition()), loader, report);
  render(
    <PageContextProvider value={{ areas, report, reopen: vi.fn() }}>
      <MemoryRouter>
        <NotFound />
      </MemoryRouter>
    </PageContextProvider>,
  );
  expect(document.title).toBe('Page not found - Declic');
});
