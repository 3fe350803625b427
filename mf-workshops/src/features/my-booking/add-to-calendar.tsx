import { Button, ButtonLink, Card, Heading, Row } from '@declic/design-system';
import { FailedCall, wordFailure } from '../../ui/failed-call';
import type { MyBooking } from './my-booking.queries';
import { useCalendarFile } from './use-calendar-file';

export interface AddToCalendarProps {
  token: string;
  links: MyBooking['calendar_links'];
}

/** Google and Outlook open a page; Apple's calendar, like every other, opens the file. */
export function AddToCalendar({ token, links }: AddToCalendarProps) {
  const file = useCalendarFile(token);
  const download = () => file.mutateOnce(() => undefined);
  return (
    <Card as="section" $gap={3} aria-labelledby="agenda">
      <Heading level={2} size="lead" id="agenda">
        Ajouter à l’agenda
      </Heading>
      {file.error ? (
        <FailedCall title="Le fichier n’a pas pu être téléchargé" failure={wordFailure(file.error)} />
      ) : null}
      <Row $gap={3}>
        <ButtonLink variant="secondary" href={links.google} target="_blank">
          Google
        </ButtonLink>
        <ButtonLink variant="secondary" href={links.outlook} target="_blank">
          Outlook
        </ButtonLink>
        <Button variant="secondary" disabled={file.isPending} onClick={download}>
          Apple
        </Button>
        <Button variant="secondary" loading={file.isPending} onClick={download}>
          Fichier .ics
        </Button>
      </Row>
    </Card>
  );
}
