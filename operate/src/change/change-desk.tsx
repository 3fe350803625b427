import { createContext, type ReactNode, use, useState } from 'react';
import { ChangeDialog } from './change-dialog';
import { useReleaseChange } from './release-change.queries';
import type { ReleaseChange } from './release-change';

const AskContext = createContext<((change: ReleaseChange) => void) | null>(null);

export interface ChangeDeskProps {
  name: string;
  /** The version that this page shows as current: when another one is, the registry refuses. */
  expect: string | null;
  children: ReactNode;
}

interface AskedChange {
  change: ReleaseChange;
  /** As it was when the dialog was opened: what is read later does not change what is agreed to. */
  expect: string | null;
}

/** Has the dialog of the changes below it. It stays open when the button that opened it is gone. */
export function ChangeDesk({ name, expect, children }: ChangeDeskProps) {
  const [asked, setAsked] = useState<AskedChange | null>(null);
  return (
    <AskContext value={(change) => setAsked({ change, expect })}>
      {children}
      {asked ? <Asked name={name} {...asked} onClose={() => setAsked(null)} /> : null}
    </AskContext>
  );
}

/** Opens the dialog of a change. */
export function useAskForChange(): (change: ReleaseChange) => void {
  const ask = use(AskContext);
  if (!ask) throw new Error('A change is asked for inside a ChangeDesk only.');
  return ask;
}

interface AskedProps extends AskedChange {
  name: string;
  onClose: () => void;
}

function Asked({ name, change, expect, onClose }: AskedProps) {
  const mutation = useReleaseChange(name, change, expect);
  return <ChangeDialog name={name} change={change} onClose={onClose} mutation={mutation} />;
}
