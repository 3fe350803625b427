import { Button, Notice } from '@declic/design-system';
import { useSession } from '@declic/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeAddressDialog } from './change-address-dialog';
import { SecurityCard } from './security-card';
import { currentUserQuery } from './security.queries';

export function AddressCard() {
  const known = useSession(({ user }) => user?.email);
  // No request while the session is ending: the card renders once more without a user.
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: known !== undefined });
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<string>();
  const address = user?.email ?? known;

  return (
    <SecurityCard
      heading="Email address"
      text={
        <>
          You sign in with <strong>{address}</strong>.
        </>
      }
    >
      {wanted !== undefined && wanted !== address ? (
        <Notice>
          We sent a link to {wanted}. Your address changes when you open it; until then everything stays as it is.
        </Notice>
      ) : null}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change email address
      </Button>
      <ChangeAddressDialog open={isOpen} onOpenChange={setOpen} onSent={setWanted} />
    </SecurityCard>
  );
}
