import { fileInTime, notify } from '@declic/remote-kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface ClosedDialogProps {
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it first opens. Where that fails, or takes too long, it closes and says so, so that the page below
 * it stays as it is, and is loaded anew when it opens again.
 */
export function lazyDialog<Props extends ClosedDialogProps>(load: () => Promise<ComponentType<Props>>) {
  const create = () => lazy(async () => ({ default: await fileInTime(load()) }));
  let Dialog = create();

  return function LazyDialog(props: Props) {
    return (
      <ErrorBoundary
        fallback={null}
        onError={(error) => {
          // A lazy component keeps its failure.
          Dialog = create();
          props.onClose();
          notify.error('This could not be opened', { description: 'Check your connection and try again.', error });
        }}
      >
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
