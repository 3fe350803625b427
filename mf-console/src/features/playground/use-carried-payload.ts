import { type ActionDefinition, createPayload } from '@declic/action-console';
import { useEffect, useState } from 'react';
import { dropCarriedInput, readCarriedInput } from '../../carried-input';

/** What the catalogue carried to this action, over the defaults; it is taken once. */
export function useCarriedPayload({ slug, params }: ActionDefinition) {
  const [initial] = useState(() => {
    const carried = readCarriedInput(slug);
    return carried && { ...createPayload({ params }), ...carried };
  });
  useEffect(() => dropCarriedInput, []);
  return initial;
}
