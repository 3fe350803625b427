import { Button } from '@declic/design-system';
import { useState } from 'react';
import { ChangePasswordDialog } from './change-password-dialog';
import { SecurityCard } from './security-card';

export function PasswordCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SecurityCard heading="Password" text="A new password signs you out everywhere else.">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change password
      </Button>
      <ChangePasswordDialog open={isOpen} onOpenChange={setOpen} />
    </SecurityCard>
  );
}
