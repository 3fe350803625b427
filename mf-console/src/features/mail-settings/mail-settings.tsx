import { Card, Checkbox, Heading, Text } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mailSettingsQuery, useSaveMailSettings } from './mail-settings.queries';

/** Named by the link in the mails that can be turned off here. */
const ANCHOR = 'mails';

/** Which mails the user wants. */
export function MailSettings() {
  const headingId = useId();
  const { data: settings, isError } = useQuery(mailSettingsQuery());
  const { save, wanted } = useSaveMailSettings();
  const section = useScrollWhenNamed(settings !== undefined);

  return (
    <Card $gap={2} as="section" id={ANCHOR} ref={section} aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="lead">
        Mails
      </Heading>
      <Checkbox
        label="Tell me when 80 % and when 100 % of a cycle's credits are used"
        hint={isError ? 'Your choice could not be loaded. Reload the page to change it.' : undefined}
        checked={(wanted ?? settings)?.credit_alerts ?? true}
        disabled={settings === undefined}
        onChange={({ target }) => save({ credit_alerts: target.checked })}
      />
      <Text size="small" tone="muted">
        Receipts, and mails about your plan and your security, are always sent.
      </Text>
    </Card>
  );
}

/** Scrolls to the fragment once the data has loaded; the browser scrolled before the page had its length. */
function useScrollWhenNamed(isReady: boolean) {
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, [isReady, hash]);
  return section;
}
