import { Columns, Heading, Notice, Stack } from '@declic/design-system';
import { MailAddress } from '../../ui/mail-address';
import { useFocusOnMount } from '../../ui/use-focus-on-mount';
import type { MyBooking } from './my-booking.queries';
import { MyWorkshop } from './my-workshop';

/** Who has the seat now. */
export interface Heir {
  readonly firstName: string;
  readonly email: string;
}

export interface TransferredProps {
  heir: Heir;
  booking: MyBooking;
}

/** The seat was transferred: this page can no longer change it. */
export function Transferred({ heir, booking }: TransferredProps) {
  const heading = useFocusOnMount();
  return (
    <Columns $columns="minmax(0, 1fr) 360px" $gap={5} $wideGap={7} $align="start">
      <Stack $gap={5}>
        <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
          Votre place est cédée
        </Heading>
        <Notice tone="success">
          La place est à {heir.firstName} : un e-mail est parti à <MailAddress>{heir.email}</MailAddress>. Votre lien ne
          sert plus.
        </Notice>
      </Stack>
      <MyWorkshop booking={booking} />
    </Columns>
  );
}
