import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConsoleProvider } from '../../console-context';
import type { FinishedRun } from '../../run/use-run-action';
import { ResultPane } from '../result-pane';
import { aNoteDefinition } from './a-note-definition';

/** Renders a part of the console with what it needs around it. */
export function renderInConsole(part: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <ConsoleProvider definition={aNoteDefinition}>{part}</ConsoleProvider>
    </QueryClientProvider>,
  );
}

export function renderRun(run: FinishedRun) {
  return renderInConsole(<ResultPane run={run} isPending={false} latencyTargetMs={500} />);
}
