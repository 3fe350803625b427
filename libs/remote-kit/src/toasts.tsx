import { lazy, Suspense, useEffect, useState } from 'react';
import { connectToasts, type ToastRequest } from './notify';

/** Where toasts appear. Rendered once, by whoever owns the page; nothing is loaded until the first toast. */
export function Toasts() {
  const [first, setFirst] = useState<readonly ToastRequest[]>([]);

  // Once the region has been loaded it takes the connection over, so only the first toasts pass through here.
  useEffect(() => connectToasts((request) => setFirst((earlier) => [...earlier, request])), []);

  if (first.length === 0) return null;
  return (
    <Suspense>
      <LoadedToasts first={first} />
    </Suspense>
  );
}

const LoadedToasts = lazy(async () => {
  const { ToastRegion, toast } = await import('@declic/design-system/toast');

  const show = ({ kind, title, description, duration }: ToastRequest) =>
    toast[kind](title, {
      ...(description === undefined ? {} : { description }),
      ...(duration === undefined ? {} : { duration }),
    });

  function Region({ first }: { first: readonly ToastRequest[] }) {
    // The region's own effects have run by now, so it is listening.
    useEffect(() => {
      first.forEach(show);
      return connectToasts(show);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the first toasts are shown once
    }, []);
    return <ToastRegion />;
  }
  return { default: Region };
});
