import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part';
import { notify } from './notify';
import { PartBoundary } from './part-boundary';

interface ClosedDialogProps {
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it first opens. Where that fails, or takes too long, it closes and says so, so that the page below
 * it stays as it is, and is loaded anew when it opens again.
 */
export function lazyDialog<Props extends ClosedDialogProps>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyPart(load);

  return function LazyDialog(props: Props) {
    const sayFailure = (error: unknown) => {
      Dialog.forgetFailure();
      props.onClose();
      notify.error('This could not be opened', { description: 'Check your connection and try again.', error });
    };
    return (
      <PartBoundary renderError={() => null} onFailure={sayFailure}>
        <Dialog {...props} />
      </PartBoundary>
    );
  };
}
