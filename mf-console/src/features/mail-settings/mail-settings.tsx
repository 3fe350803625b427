import { Checkbox, Notice, Text, TitledCard } from '@declic/design-system';
import { CallFailureDetails, failureText } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mailSettingsQuery, useSaveMailSettings } from './mail-settings.queries';

/** Named by the link in the mails that can be turned off here. */
const ANCHOR = 'mails';

/** Which mails the user wants. */
export function MailSettings() {
  const { data: settings, error } = useQuery(mailSettingsQuery());
  const { save, wanted } = useSaveMailSettings();
  const section = useScrollWhenNamed(settings !== undefined);

  return (
    <TitledCard title="Mails" level={2} gap={2} id={ANCHOR} ref={section}>
      <Checkbox
        label="Tell me when 80 % and when 100 % of a cycle's credits are used"
        checked={(wanted ?? settings)?.credit_alerts ?? true}
        disabled={settings === undefined}
        onChange={({ target }) => save({ credit_alerts: target.checked })}
      />
      {error && !settings ? <LoadFailed error={error} /> : null}
      <Text size="small" tone="muted">
        Receipts, and mails about your plan and your security, are always sent.
      </Text>
    </TitledCard>
  );
}

function LoadFailed({ error }: { error: Error }) {
  return (
    <Notice tone="danger">
      {failureText(error, LOAD_WORDS)}
      <CallFailureDetails error={error} />
    </Notice>
  );
}

/** What a service says of itself does not name the choice. */
const LOAD_WORDS = { ownWordsOnly: true, fallback: 'Your choice could not be loaded. Reload the page to change it.' };

/** Scrolls to the fragment once the data has loaded; the browser scrolled before the page had its length. */
function useScrollWhenNamed(isReady: boolean) {
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, [isReady, hash]);
  return section;
}
