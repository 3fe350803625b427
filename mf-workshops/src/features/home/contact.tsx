import { Heading, Link, Stack, Text } from '@declic/design-system';
import { useId } from 'react';
import { CONTACT_EMAIL, TELEGRAM_URL } from '../../domain/contact';

/** Where to write. */
export function Contact() {
  const headingId = useId();
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId} id="contact">
      <Heading level={2} size="h3" id={headingId}>
        Nous écrire
      </Heading>
      <Text>
        <Link href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</Link>
      </Text>
      <Text>
        <Link href={TELEGRAM_URL} target="_blank">
          Le groupe Telegram des ateliers
        </Link>
      </Text>
    </Stack>
  );
}
